import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { kinds } from '../../check/documents/kinds.ts'
import { numberedNames } from '../../model/document-kinds.ts'
import { paths } from '../../util/paths.ts'
import { jsonSchemas, nameSchemas, schemasFolder, settingsFile } from './schemas.ts'
import { type LanguageServer, startLanguageServer } from './testing/language-server.ts'

type JsonSchema = {
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema | JsonSchema[]
}

let server: LanguageServer

beforeAll(async () => {
  server = await startLanguageServer()
}, 30_000)

afterAll(() => server.close())

test('committed JSON Schemas match the zod schemas (npm run format)', async () => {
  const names = (await readdir(schemasFolder)).sort()
  expect(names).toEqual([...jsonSchemas().keys()].sort())
  for (const [name, text] of jsonSchemas()) {
    expect(await readFile(join(schemasFolder, name), 'utf8')).toBe(text)
  }
  const settings = await readFile(settingsFile, 'utf8')
  expect(nameSchemas(settings)).toBe(settings)
  expect(nameSchemas(settings.replace('content/pages/about/', 'content/'))).toBe(settings)
})

test.each([...numberedNames, 'site', 'home', 'about'] as const)(
  '%s schema has a title and a hint for every field',
  (kind) => {
    const nameless = (schema: JsonSchema, path: string): string[] =>
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
        ...(field.title && field.description ? [] : [`${path}${name}`]),
        ...nameless(Array.isArray(field.items) ? {} : (field.items ?? field), `${path}${name}.`),
      ])
    expect(nameless(z.toJSONSchema(kinds[kind].schema, { io: 'input' }) as JsonSchema, '')).toEqual([])
  },
)

test.each([
  ['site', 'content/site.yaml'],
  ['words', 'content/words.yaml'],
  ['home', 'content/pages/home/index.yaml'],
  ['about', 'content/pages/about/index.yaml'],
])('%s schema accepts a real document and refuses unknown fields', async (kind, file) => {
  const ajv = new Ajv({ strict: false })
  addFormats.default(ajv)
  const validate = ajv.compile(JSON.parse(jsonSchemas().get(`${kind}.json`) ?? ''))
  const text = await readFile(join(paths.root, file), 'utf8')
  const fields = parse(text)
  expect([validate(fields), validate.errors]).toEqual([true, null])
  expect(validate({ ...fields, vend: 'x' })).toBe(false)
})

test('YAML language server suggests missing fields in Albanian', async () => {
  const file = 'content/site.yaml'
  server.open(file, 'name: A\n\n')
  const suggestions = await server.complete(file, 1, 0)
  expect([...suggestions.keys()]).toEqual(expect.arrayContaining(['address', 'email', 'placeholders']))
  expect(suggestions.get('address')).toContain('Adresa publike, me nëndosjen kur ka')
  expect(await server.hover(file, 0, 1)).toMatch(/Emri i plotë[\s\S]*Emri i shoqatës\./)
}, 30_000)

test('YAML language server marks an unknown field', async () => {
  const file = 'content/pages/about/index.yaml'
  server.open(file, 'titulli: A\n')
  expect(await server.diagnose(file)).toContain('Property titulli is not allowed.')
}, 30_000)
