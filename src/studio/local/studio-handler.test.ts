import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import type { Connect, ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { sha256 } from '../../util/sha256.ts'
import { createStudio } from '../core/studio.ts'
import { optionsOf, removeProject, stateOf } from '../core/testing/studio.ts'
import { guidePath } from '../guide-pages.ts'
import { importPath, tokenHeader, zipPath } from '../protocol.ts'
import { guidePage } from './guide.ts'
import { studioHandler } from './studio-handler.ts'

const report = 'content/reports/2021/index.mdx'

let root: string
let before: Record<string, string>
let server: Server
let host: string
let token: string

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

function ask(
  path: string,
  {
    method = 'POST',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer },
): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Headers of a call from the studio's own page. */
const own = () => ({
  host,
  origin: `http://${host}`,
  'content-type': 'application/json',
  [tokenHeader]: token,
})

function call(name: string, takes: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(`/studio/api/${name}`, { headers: { ...own(), ...headers }, body: JSON.stringify(takes) })
}

beforeAll(async () => {
  root = await copyGoodSite()
  await cp(join(root, 'content/news/dita-e-diellit'), join(root, 'jashte'), { recursive: true })
  await symlink(join(root, 'jashte'), join(root, 'content/news/jashte'))
  before = await stateOf(root)
  const vite = {
    config: { base: '/' },
    transformIndexHtml: async (_: string, html: string) =>
      html.replace('</head>', '<script>1</script></head>'),
  } as unknown as Pick<ViteDevServer, 'config' | 'transformIndexHtml'>
  const answer = studioHandler(await createStudio(await optionsOf(root)), vite, guidePage)
  server = createServer((asked, response) =>
    answer(asked as Connect.IncomingMessage, response, (error?: unknown) => {
      response.writeHead(error ? 500 : 404).end(String(error ?? 'next'))
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `localhost:${(server.address() as AddressInfo).port}`
  const page = await ask('/studio', { method: 'GET', headers: { host } })
  token = /name="studio-token" content="([0-9a-f]{64})"/.exec(page.body)?.[1] ?? ''
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await removeProject(root)
})

test('studio page carries the token, forbids framing and runs only its own scripts', async () => {
  const { status, headers, body } = await ask('/studio', { method: 'GET', headers: { host } })
  const policy = String(headers['content-security-policy'])
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
  expect([status, headers['x-frame-options'], headers['cache-control']]).toEqual([200, 'DENY', 'no-store'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(body.match(/<script[^>]*>/g)).toEqual([
    `<script nonce="${nonce}">`,
    `<script nonce="${nonce}" type="module" src="/src/studio/app/main.tsx">`,
  ])
})

test('handler answers the studio page and passes other addresses on', async () => {
  const { status, body } = await call('documents', {})
  expect([status, JSON.parse(body).documents.length > 5]).toEqual([200, true])
  expect((await ask('/studiox', { method: 'GET', headers: { host } })).body).toBe('next')
  expect((await ask('/', { method: 'GET', headers: { host } })).body).toBe('next')
})

test('handler redirects the old studio address to the new one', async () => {
  for (const rest of ['', '/', '/udhezuesi.html?v=1']) {
    const { status, headers } = await ask(`/_studio${rest}`, { method: 'GET', headers: { host } })
    expect([status, headers.location]).toEqual([302, `/studio${rest}`])
  }
})

test('handler serves the guide and no other file', async () => {
  const get = (path: string) => ask(path, { method: 'GET', headers: { host } })
  const { status, headers, body } = await get(guidePath)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('<h1 id="udhëzues-për-redaktorët">Udhëzues për redaktorët</h1>')
  expect((await get('/studio/README.md')).status).toBe(404)
})

test('handler serves the export archive only to the studio page', async () => {
  const get = (headers: Record<string, string>) => ask(zipPath, { method: 'GET', headers })
  const { status, headers } = await get({ host, 'sec-fetch-site': 'same-origin' })
  expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
  expect((await get({ host: 'evil.example' })).status).toBe(403)
  expect((await get({ host, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

/** Asks for the import of an archive that replaces the title of a report. */
async function askForImport(
  { base, theirs }: Record<'base' | 'theirs', string>,
  choices: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const file = { digest: sha256(theirs, 64), base: sha256(base, 64), text: base }
  const manifest = strToU8(JSON.stringify({ version: 1, files: { [report]: file } }))
  const archive = zipSync({ 'NDRYSHIMET.json': manifest, [report]: strToU8(theirs) })
  const form = new FormData()
  form.set('archive', new Blob([Uint8Array.from(archive)]))
  form.set('choices', JSON.stringify(choices))
  const sent = new Response(form)
  const type = { 'content-type': String(sent.headers.get('content-type')) }
  const body = Buffer.from(await sent.arrayBuffer())
  return await ask(importPath, { headers: { ...own(), ...type, ...headers }, body })
}

test('an import shows conflicts, writes the choice, and answers the own page alone', async () => {
  const path = join(root, report)
  const here = await readFile(path, 'utf8')
  const [base, theirs] = ['I vjetri', 'I tyre'].map((title) =>
    here.replace(/^title: .*$/m, `title: ${title}`),
  )
  const archive = { base: base ?? '', theirs: theirs ?? '' }
  for (const [name, value] of [
    [tokenHeader, ''],
    ['origin', 'http://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const)
    expect((await askForImport(archive, {}, { [name]: value })).status).toBe(403)
  expect((await askForImport(archive, {}, { 'content-type': 'application/json' })).status).toBe(415)
  const { conflicts } = JSON.parse((await askForImport(archive, {})).body)
  expect(conflicts).toMatchObject([{ isPicture: false }])
  expect(await readFile(path, 'utf8')).toBe(here)
  const { documents } = JSON.parse((await askForImport(archive, { [conflicts[0].id]: 'theirs' })).body)
  expect(documents).toEqual([{ file: report, title: 'I tyre', state: 'changed', pictures: 0 }])
  expect(await readFile(path, 'utf8')).toBe(theirs)
  await writeFile(path, here)
})

const write = { file: report, revision: 0, act: { act: 'write', text: 'x' } }

const hostile: [what: string, headers: Record<string, string>, refused?: number][] = [
  ['another page', { origin: 'http://evil.example' }],
  ['another port of this computer', { origin: 'http://localhost:1' }],
  ['no page at all', { origin: '' }],
  ['a name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a name with the right port', { host: 'evil.example:4321', origin: 'http://evil.example:4321' }],
  ['a page without the token', { [tokenHeader]: '' }],
  ['a page with a wrong token', { [tokenHeader]: '0'.repeat(64) }],
  ['a form', { 'content-type': 'text/plain' }, 415],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
]

// The refusal is not for the wrong revision (412), which the studio's own page would get as well.
test.each(hostile)('handler refuses %s', async (_, headers, refused = 403) => {
  const { status, body } = await call('act', write, headers)
  expect(status).toBe(refused)
  expect(JSON.parse(body).refused).toBeTypeOf('string')
})

test.each([
  '../../etc/passwd',
  'content/../package.json',
  'content/reports/../../x/index.mdx',
  '/etc/passwd',
  'content/news/jashte/index.mdx',
  'content/reports/2021/index.mdx\0',
  'content\\site.yaml',
  'content/reports/2021/01.jpg',
  'content/reports/2031/index.mdx',
  '',
  7,
  null,
])('handler opens, writes and discards no document at %j', async (file) => {
  for (const name of ['open', 'act', 'resolve', 'remove', 'discard', 'difference', 'copy', 'links']) {
    const { status, body } = await call(name, { ...write, file })
    // `discard` accepts a document that does not exist.
    if (name === 'discard' && status === 200) expect(JSON.parse(body)).toEqual({ gone: true })
    else expect([400, 403, 404, 409], name).toContain(status)
  }
  const query = new URLSearchParams({ file: String(file), name: '01.jpg' })
  const { status } = await ask(`/studio/picture?${query}`, { method: 'GET', headers: { host } })
  expect([403, 404]).toContain(status)
})

test.each(['../../../etc/passwd', '.jpg', 'a/b.jpg', 'a\0.jpg', 'index.mdx', `${'a'.repeat(200)}.jpg`])(
  'handler serves and accepts no picture with the name %j',
  async (name) => {
    const { revision } = JSON.parse((await call('open', { file: report })).body)
    const query = new URLSearchParams({ file: report, name, revision })
    const given = await ask(`/studio/picture?${query}`, { method: 'GET', headers: { host } })
    const taken = await ask(`/studio/upload?${query}`, { headers: own(), body: 'x' })
    expect([given.status, taken.status]).toEqual([404, 404])
  },
)

test('handler refuses a large request before it reads it', async () => {
  const large = Buffer.alloc(100_000_000, 97)
  for (const path of ['/studio/api/act', `/studio/upload?file=${report}&name=1.jpg&revision=0`]) {
    const { status } = await ask(path, {
      headers: { ...own(), 'content-length': String(large.length) },
    }).catch(() => ({ status: 413 }))
    expect(status).toBe(413)
    // Without the header `content-length`, the server counts the bytes.
    const counted = await ask(path, {
      headers: { ...own(), 'transfer-encoding': 'chunked' },
      body: large,
    }).catch(() => ({ status: 413 }))
    expect(counted.status).toBe(413)
  }
})

test.each(['', '[', '[]', '7', 'null', '{"file":'])(
  'handler makes no call from the body %j',
  async (body) => {
    expect((await ask('/studio/api/open', { headers: own(), body })).status).toBe(400)
  },
)

test.each<[name: string, takes: object, status: number]>([
  ['merge', { file: report, seen: 7, acts: [] }, 400],
  ['merge', { file: report, seen: '', acts: 'x' }, 400],
  ['create', { kind: 'site', title: 'Një' }, 400],
  ['copy', { file: 'content/site.yaml' }, 400],
  ['difference', { file: 'content/reports/2031/index.mdx' }, 404],
  ['version', { file: report, id: 'nuk-ka' }, 404],
  ['publish', {}, 400],
  ['publish', { files: [7] }, 400],
  ['save', { file: report }, 404],
  ['restore', { name: 'trash/../open/x' }, 404],
])('call %s refuses %j', async (name, takes, refused) => {
  const { status, body } = await call(name, takes)
  expect(status).toBe(refused)
  expect(JSON.parse(body).refused).toBeTypeOf('string')
})

test.each([
  { act: 'set', path: ['__proto__', 'x'], value: 'y' },
  { act: 'remove', path: ['constructor', 'name'] },
  { act: 'set', path: ['title'], value: { $: 1 } },
  { act: 'set', path: 'title', value: 'x' },
  { act: 'eval', text: 'x' },
  { act: 'body', start: 0, end: 3, text: 'x' },
  { act: 'insert', path: ['gallery'], index: 0, value: [[1]] },
  { act: 'move', path: ['gallery'], from: 0, to: 99 },
  'x',
])('handler refuses the invalid edit %j', async (act) => {
  const opened = JSON.parse((await call('open', { file: report })).body)
  const { status } = await call('act', { file: report, revision: opened.revision, act })
  expect([400, 422]).toContain(status)
})

test('handler refuses unknown calls', async () => {
  for (const name of ['constructor', 'toString', 'nothing', '../x'])
    expect((await call(name, {})).status).toBeGreaterThanOrEqual(400)
  expect((await ask('/studio/api/open', { method: 'PUT', headers: own() })).status).toBe(400)
  expect((await ask('/studio/api/open', { method: 'GET', headers: own() })).status).toBe(200)
})

test('handler wrote nothing after all refused calls', async () => {
  expect(await stateOf(root)).toEqual(before)
  expect(JSON.parse((await call('open', { file: report })).body).isDraft).toBe(false)
})
