import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { paths } from '../../util/paths.ts'
import { jsonSchemas, schemasFolder } from './schemas.ts'
import { type LanguageServer, startLanguageServer } from './testing/language-server.ts'

type JsonSchema = {
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema | JsonSchema[]
}

let server: LanguageServer

beforeAll(async () => {
  server = await startLanguageServer({
    './.vscode/schemas/reports.json': 'content/reports.yaml',
    './.vscode/schemas/news.json': 'content/news.yaml',
    './.vscode/schemas/projects.json': 'content/projects.yaml',
  })
}, 30_000)

afterAll(() => server.close())

test('the committed schemas are those of the zod schemas (npm run format writes them)', async () => {
  const names = (await readdir(schemasFolder)).sort()
  expect(names).toEqual([...jsonSchemas().keys()].sort())
  for (const [name, text] of jsonSchemas()) {
    expect(await readFile(join(schemasFolder, name), 'utf8')).toBe(text)
  }
})

test.each(['reports', 'news', 'projects', 'site', 'home', 'about'])(
  'every field of the %s schema has a name and a hint for the person who fills it in',
  (kind) => {
    const nameless = (schema: JsonSchema, path: string): string[] =>
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
        ...(field.title && field.description ? [] : [`${path}${name}`]),
        ...nameless(Array.isArray(field.items) ? {} : (field.items ?? field), `${path}${name}.`),
      ])
    expect(nameless(JSON.parse(jsonSchemas().get(`${kind}.json`) ?? ''), '')).toEqual([])
  },
)

test.each([
  ['reports', 'content/reports/2024/index.mdx'],
  ['news', 'content/news/prizren-klima/index.mdx'],
  ['site', 'content/site.yaml'],
  ['words', 'content/words.yaml'],
  ['home', 'content/pages/home/index.yaml'],
  ['about', 'content/pages/about/index.yaml'],
])('the %s schema accepts a real document and refuses a field that it does not know', async (kind, file) => {
  const ajv = new Ajv({ strict: false })
  addFormats.default(ajv)
  const validate = ajv.compile(JSON.parse(jsonSchemas().get(`${kind}.json`) ?? ''))
  const text = await readFile(join(paths.root, file), 'utf8')
  const fields = parse(file.endsWith('.mdx') ? (text.split('---\n')[1] ?? '') : text)
  expect([validate(fields), validate.errors]).toEqual([true, null])
  expect(validate({ ...fields, vend: 'x' })).toBe(false)
})

test('an editor suggests the missing fields of a data file with their Albanian words', async () => {
  const file = 'content/site.yaml'
  server.open(file, 'name: A\n\n')
  const suggestions = await server.complete(file, 1, 0)
  expect([...suggestions.keys()]).toEqual(expect.arrayContaining(['address', 'email', 'standIns']))
  expect(suggestions.get('address')).toContain('Adresa publike, me nëndosjen kur ka')
  expect(await server.hover(file, 0, 1)).toMatch(/Emri i plotë[\s\S]*Emri i shoqatës\./)
}, 30_000)

test('an editor marks a field that the schema does not know', async () => {
  const file = 'content/pages/about/index.yaml'
  server.open(file, 'titulli: A\n')
  expect(await server.diagnose(file)).toContain('Property titulli is not allowed.')
}, 30_000)

test.each([
  ['reports', 'readTime', 'Koha e leximit', 'rreth 180 fjalë në minutë'],
  ['news', 'published', 'Data e botimit', 'E njëjta ditë, e shkruar si vit-muaj-ditë.'],
  ['projects', 'year', 'Viti', 'Një vit ose dy vite me vizë mes tyre.'],
])(
  'the fields of %s are suggested and explained in Albanian',
  async (kind, field, label, hint) => {
    const file = `content/${kind}.yaml`
    server.open(file, `title: A\n${field}: 1\n\n`)
    expect([...(await server.complete(file, 2, 0)).keys()]).toContain('id')
    expect(await server.hover(file, 1, 2)).toMatch(new RegExp(`${label}[\\s\\S]*${hint}`))
  },
  30_000,
)
