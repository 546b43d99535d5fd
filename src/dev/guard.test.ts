import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../util/paths.ts'
import { devConfig } from './config.ts'
import { guard } from './guard.ts'

let server: ViteDevServer
let cacheDir: string

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'guard-'))
  const config = devConfig()
  server = await createServer({
    ...config,
    plugins: [guard()],
    configFile: false,
    root: paths.root,
    cacheDir,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { ...config.server, port: 0, ws: false, watch: null },
  })
  await server.listen()
})

afterAll(async () => {
  await server.close()
  await rm(cacheDir, { recursive: true })
})

type Headers = Record<string, string>

/** The status of a response, and whether pages of other sites may read the response. */
function ask(
  path: string,
  headers: Headers = {},
): Promise<[status: number | undefined, isReadable: boolean]> {
  const { port } = (server.httpServer?.address() ?? {}) as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume()
      resolve([response.statusCode, 'access-control-allow-origin' in response.headers])
    })
    asked.on('error', reject).end()
  })
}

test('guard serves what pages need', async () => {
  const needed = [
    '/@vite/client',
    '/src/site/app/entry-client.tsx',
    '/favicon.svg',
    '/node_modules/react/index.js',
  ]
  for (const path of needed) expect([path, await ask(path)]).toEqual([path, [200, false]])
})

// biome-ignore format: one address a line
const unserved = [
  '/package.json',
  '/package-lock.json',
  '/package-lock.json?raw',
  '/.npmrc',
  '/.git/config',
  '/.gitignore',
  '/.biome.json',
  '/vite.config.ts',
  '/content/site.yaml?raw',
  '/content/reports/2024/index.mdx',
  '/tests/site-content.ts',
  '/node_modules/.package-lock.json',
  `/@fs${paths.root}/package.json?raw`,
  `/@fs${paths.root}/.cache/check?import&raw`,
  '/@fs/etc/passwd',
]

test.each(unserved)('guard refuses %s to every page', async (path) => {
  expect((await ask(path))[0]).toBeGreaterThanOrEqual(400)
})

test.each(['/__open-in-editor?file=/etc/passwd', '/__OPEN-IN-EDITOR?file=src', '/__open-in-editor/'])(
  'guard refuses %s, which would start a program',
  async (path) => expect(await ask(path)).toEqual([404, false]),
)

/** Headers that browsers send for a page of another site, and for a page of another port of this computer. */
const pages: [who: string, headers: Headers][] = [
  ['another site', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
]

test.each(pages)('guard gives a page of %s nothing but links to the site', async (_, page) => {
  const modes = ['no-cors', 'cors', 'navigate']
  const answers = modes.map((mode) =>
    ask('/src/site/app/entry-client.tsx', { ...page, 'sec-fetch-mode': mode }),
  )
  expect(await Promise.all(answers)).toEqual([
    [403, false],
    [403, false],
    [200, false],
  ])
})

test('guard refuses a request without an Origin or Referer', async () => {
  expect(await ask('/@vite/client', { origin: 'http://localhost:1' })).toEqual([200, false])
})
