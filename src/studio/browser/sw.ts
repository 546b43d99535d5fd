// The service worker. It serves the preview: pages of the site with the published app, and modules of content and
// pictures from the studio's worker. It caches all other files for offline use.
import { contentSecurityPolicy } from '../../pipeline/serve/headers.ts'
import { blankDigest, unpublishedPrefix } from '../core/preview/blank.ts'
import { patience, patienceWithMany } from '../patience.ts'
import { originalsPath, studioFolder, zipPath } from '../protocol.ts'
import { within } from '../store/within.ts'
import type { StudioRequest, StudioResponse } from './answer.ts'
import { openCachedFiles } from './cached-files.ts'

/** The types of service workers that are used here: TypeScript's own contradict those of pages. */
type Window = {
  frameType: string
  postMessage(message: StudioRequest | { token: string }, transfer: MessagePort[]): void
}
type Waiting = { waitUntil(work: Promise<unknown>): void }
type Events = {
  activate: Waiting
  message: MessageEvent<'claim' | 'keep' | { token: string }> & Waiting
  fetch: Event & { request: Request; respondWith(response: Promise<Response>): void }
}
type Scope = {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void>; matchAll(of: { type: 'window' }): Promise<readonly Window[]> }
}

const scope = globalThis as unknown as Scope
const base = new URL(scope.registration.scope).pathname
const shell = `${base}${studioFolder}/page.html`

/**
 * A cache that stores nothing, for a browser that refuses storage or is full. The studio's worker then decides whether
 * the studio opens.
 */
const nothing = { match: async () => undefined, put: async () => undefined }
const openFiles = async () => openCachedFiles(await caches.open('files').catch(() => nothing), fetch)
const fileOf = async (request: Request) => await (await openFiles()).fileOf(request)
const pageOf = async (address: string) => await (await openFiles()).pageOf(new Request(address))

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
// A page that a forced reload has loaded without the service worker asks it to answer the page's requests (`claim`). An
// open studio asks it to cache its files for offline use (`keep`), or to pass a token on.
scope.addEventListener('message', (event) => {
  const { data, ports } = event
  const works = { claim: () => scope.clients.claim(), keep: keepAll }
  event.waitUntil(typeof data === 'object' ? passOn(data, ports) : works[data]())
})

scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== location.origin || !pathname.startsWith(base)) return
  const path = pathname.slice(base.length)
  const send = respondWith.bind(event)
  if (request.mode === 'navigate' && request.destination === 'iframe') send(pageOfSite())
  else if (ownPage.test(path)) send(pageOf(base))
  else if (isGenerated(path)) send(ask(request, { path, search }))
  // Photographs for a `.zip` are not kept: they would take the room that drafts need.
  else if (request.method === 'GET' && !path.startsWith(originalsPath.slice(1)))
    // A navigation request does not follow redirects, and a redirect cannot be cached. So the address is fetched anew.
    send(fileOf(request.mode === 'navigate' ? new Request(request.url) : request))
})

/** The paths of the studio's page. */
const ownPage = new RegExp(`^(index\\.html|${studioFolder}/?)?$`)

/** The paths of calls, uploads and pictures in forms. */
const callPath = new RegExp(`^${studioFolder}/(api/|upload$|import$|picture$)`)

/** Whether the studio's worker answers a path, because there is no file. */
function isGenerated(path: string): boolean {
  const isUnpublished = [unpublishedPrefix, `${blankDigest}-`].some((start) =>
    path.startsWith(`pictures/${start}`),
  )
  return isUnpublished || path.startsWith('data/') || callPath.test(path) || path === zipPath.slice(1)
}

/**
 * Asks the workers of all pages of the studio; one of them answers. The others get a message, so that they do not
 * answer the same request after taking the files.
 */
async function ask(request: Request, asked: StudioRequest): Promise<Response> {
  const body = request.method === 'POST' ? await request.arrayBuffer() : undefined
  const mediaType = request.headers.get('content-type') ?? undefined
  const windows = await studioWindows()
  const ports: MessagePort[] = []
  const answering = new Promise<StudioResponse>((resolve) => {
    for (const window of windows) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data)
      ports.push(port1)
      window.postMessage({ ...asked, body, mediaType }, [port2])
    }
    // No page is left to answer.
    if (ports.length === 0) resolve(noAnswer(503))
  })
  // Each call has a limit of its own in the page.
  const limit = body || asked.path === zipPath.slice(1) ? patienceWithMany : patience
  const answer = await within(limit, answering).catch(() => noAnswer(504))
  for (const port of ports) port.postMessage('answered')
  const { status, type, body: given, location: elsewhere } = answer
  if (elsewhere !== undefined) return await fileOf(new Request(elsewhere))
  return new Response(given as BodyInit, {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  })
}

/** The windows of the studio, without the frames of their previews. */
async function studioWindows(): Promise<readonly Window[]> {
  const all = await scope.clients.matchAll({ type: 'window' })
  return all.filter(({ frameType }) => frameType === 'top-level')
}

/** Passes a token on to all windows. Each gets it before the requests that follow, because messages keep their order. */
async function passOn(message: { token: string }, ports: readonly MessagePort[]): Promise<void> {
  for (const window of await studioWindows()) window.postMessage(message, [])
  for (const port of ports) port.postMessage('passed on')
}

const noAnswer = (status: number): StudioResponse => ({ status, type: 'application/json', body: '{}' })

/** The document for any page of the site: it loads the app, which requests the content with the editor's changes. */
async function pageOfSite(): Promise<Response> {
  const page = await pageOf(shell)
  const policy = contentSecurityPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(await page.text(), { headers })
}

/**
 * Caches the pages of the studio and of the site with all their files. The guide is cached only after it was read,
 * because it is larger.
 */
async function keepAll(): Promise<void> {
  for (const page of [base, shell]) await pageOf(page)
}
