import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { diskAt } from '../../util/disk/node.ts'
import { encode } from '../../util/json-with-bytes.ts'
import { sha256 } from '../../util/sha256.ts'
import { Refusal } from '../core/refusal.ts'
import { removeProject, servicesWith, stateOf } from '../core/testing/studio.ts'
import { guidePath } from '../guide-pages.ts'
import { openGitFolder } from '../hosts/git/open-git-folder.ts'
import { folderPath, gitPath, holdPath, originalsPath, tokenHeader } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { openFolderAt } from './folder.ts'
import { guidePage } from './guide.ts'
import { studioServer } from './server.ts'

const report = 'content/reports/2021/index.mdx'

let root: string
let page: string
let before: Record<string, string>
let server: Server
let host: string
let token: string
let key: string
let release: () => void
/** Whether another studio has taken the folder. */
let isTaken = false

type ServerResponse = { status: number; headers: IncomingHttpHeaders; body: string }

function ask(
  path: string,
  {
    method = 'POST',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer },
): Promise<ServerResponse> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...address(), path, method, headers, agent: false }, (response) => {
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

const address = () => ({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
const get = (path: string, headers: Record<string, string> = { host }) =>
  ask(path, { method: 'GET', headers })

/** Headers of a call from the worker that has the folder. */
const own = () => ({
  host,
  origin: `http://${host}`,
  'content-type': 'application/json',
  [tokenHeader]: key,
})

function call(name: string, given: unknown, headers: Record<string, string> = {}): Promise<ServerResponse> {
  return ask(name, { headers: { ...own(), ...headers }, body: encode(given) })
}

/** Takes the folder as a worker does: its key, and a function that ends the worker. */
function hold(
  query = '',
): Promise<{ status: number; key: string; end: () => void; ended: Promise<unknown> }> {
  return new Promise((resolve, reject) => {
    const headers = { ...own(), [tokenHeader]: token }
    const asked = request(
      { ...address(), path: holdPath + query, method: 'POST', headers, agent: false },
      (response) => {
        const ended = new Promise((done) => response.on('close', done))
        response.on('error', () => undefined)
        response.once('data', (part) =>
          resolve({ status: response.statusCode ?? 0, key: String(part), end: () => asked.destroy(), ended }),
        )
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

beforeAll(async () => {
  root = await copyGoodSite()
  page = await mkdtemp(join(tmpdir(), 'studio-page-'))
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Studioja</title>')
  before = await stateOf(root)
  const { folder, bytesOf } = openFolderAt({
    root,
    services: servicesWith(async () => ({ error: 'unreadable' })),
  })
  server = createServer(
    studioServer({
      base: '/',
      parts: [Promise.resolve(page)],
      folder,
      git: { ...openGitFolder(root, diskAt(root)), history: async () => undefined },
      pictureAt: async () => undefined,
      originalOf: bytesOf,
      guide: guidePage,
      expectHeld() {
        if (isTaken) throw new Refusal(409, words.otherStudio)
      },
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `localhost:${address().port}`
  token = /name="studio-token" content="([0-9a-f]{64})"/.exec((await get('/studio')).body)?.[1] ?? ''
  const held = await hold()
  key = held.key
  release = held.end
})

afterAll(async () => {
  release()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await removeProject(root)
  await rm(page, { recursive: true })
})

test('studio page carries the token and runs only its own scripts', async () => {
  const { status, headers } = await get('/studio')
  const policy = String(headers['content-security-policy'])
  expect([status, headers['x-frame-options'], headers['cache-control']]).toEqual([
    200,
    'SAMEORIGIN',
    'no-cache',
  ])
  expect(policy).toContain("default-src 'none'; script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(token).toMatch(/^[0-9a-f]{64}$/)
})

test('server gives files of the studio alone, and none of the project', async () => {
  expect((await get('/')).status).toBe(200)
  for (const path of [
    '/package.json',
    `/${report}`,
    '/drafts/lock.json',
    '/../package.json',
    '/%2e%2e/package.json',
  ])
    expect((await get(path)).status, path).toBe(404)
  for (const path of ['/%', '//', '/\\..\\package.json', '/a%00'])
    expect((await get(path)).status, path).toBe(404)
})

test('server redirects the old studio address to the new one', async () => {
  for (const rest of ['', '/', '/udhezuesi.html?v=1']) {
    const { status, headers } = await get(`/_studio${rest}`)
    expect([status, headers.location]).toEqual([302, `/studio${rest}`])
  }
})

test('server serves the guide and no other file of its folder', async () => {
  const { status, headers, body } = await get(guidePath)
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('<h1 id="udhëzues-për-redaktorët">Udhëzues për redaktorët</h1>')
  expect((await get('/studio/README.md')).status).toBe(404)
})

test('server gives a listed photograph by its digest to its own pages alone', async () => {
  await call(`${folderPath}list`, [])
  const path = originalsPath + sha256(await readFile(join(root, 'content/reports/2021/01.jpg')), 64)
  expect((await get(path)).status).toBe(200)
  expect((await get(path, { host: 'evil.example' })).status).toBe(403)
  expect((await get(path, { host, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await get(originalsPath + sha256('x', 64))).status).toBe(404)
})

const hostile: [what: string, headers: Record<string, string>, refused?: number][] = [
  ['another page', { origin: 'http://evil.example' }],
  ['another port of this computer', { origin: 'http://localhost:1' }],
  ['no page at all', { origin: '' }],
  ['a name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a name with the right port', { host: 'evil.example:4321', origin: 'http://evil.example:4321' }],
  ['a page without the key', { [tokenHeader]: '' }],
  ['a page with a wrong key', { [tokenHeader]: '0'.repeat(64) }],
  ['a form', { 'content-type': 'text/plain' }, 415],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
]

test.each(hostile)('server refuses a call of %s', async (_, headers, refused = 403) => {
  for (const name of [`${folderPath}read`, `${folderPath}remove`, `${gitPath}push`]) {
    const { status, body } = await call(name, [report], headers)
    expect(status).toBe(refused)
    expect(JSON.parse(body).refused).toBeTypeOf('string')
  }
})

test('server gives the folder to the page with its token alone', async () => {
  for (const headers of [{ [tokenHeader]: key }, { [tokenHeader]: '' }, { origin: 'http://evil.example' }])
    expect((await ask(holdPath, { headers: { ...own(), [tokenHeader]: token, ...headers } })).status).toBe(
      403,
    )
})

test('server gives the folder to one worker, until it ends or another takes it', async () => {
  const refused = await ask(holdPath, { headers: { ...own(), [tokenHeader]: token } })
  expect([refused.status, JSON.parse(refused.body)]).toEqual([409, { refused: words.otherBrowser }])
  const other = await hold('?steal')
  expect((await call(`${folderPath}list`, [])).status).toBe(403)
  key = other.key
  expect((await call(`${folderPath}list`, [])).status).toBe(200)
  other.end()
  await expect.poll(async () => (await call(`${folderPath}list`, [])).status).toBe(403)
  const next = await hold()
  key = next.key
  release = next.end
  expect((await call(`${folderPath}list`, [])).status).toBe(200)
})

test('server refuses all calls once another studio has taken the folder', async () => {
  isTaken = true
  expect((await call(`${folderPath}list`, [])).status).toBe(409)
  isTaken = false
})

test('server refuses a large request before it reads it', async () => {
  const large = Buffer.alloc(100_000_000, 97)
  const path = `${folderPath}write`
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
})

test.each(['', '[', '7', 'null', '{}', '"x"', '[[7]]'])(
  'server reads no file from the body %j',
  async (body) => {
    expect((await ask(`${folderPath}read`, { headers: own(), body })).status).toBe(
      body === '[[7]]' ? 403 : 400,
    )
  },
)

test('server refuses unknown calls', async () => {
  for (const name of ['constructor', 'toString', '__proto__', 'nothing', 'a/list', ''])
    expect((await call(folderPath + name, [])).status, name).toBe(404)
  expect((await ask(`${folderPath}list`, { method: 'PUT', headers: own() })).status).toBe(400)
  expect((await get(`${folderPath}list`, own())).status).toBe(404)
})

test('server wrote nothing after all refused calls', async () => {
  expect(await stateOf(root)).toEqual(before)
})
