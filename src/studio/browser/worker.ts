import { hasCode } from '../../util/has-code.ts'
import { sha256 } from '../../util/sha256.ts'
import { Refusal, reasonOf } from '../core/refusal.ts'
import type { GitFolder } from '../hosts/folder/git-folder.ts'
import { openGitHub } from '../hosts/github/github.ts'
import type { Uploads } from '../hosts/github/host.ts'
import { patience } from '../patience.ts'
import { folderPath, gitPath, originalsPath, sentChannel, studioFolder } from '../protocol.ts'
import { openDatabase } from '../store/database.ts'
import type { Folder } from '../store/folder.ts'
import type { PublishedContent } from '../store/published.ts'
import { cannotStart } from '../words/browser.json'
import { answer, type StudioRequest } from './answer.ts'
import { openBuiltRuntime } from './built-runtime.ts'
import { assetsIn } from './cached-files.ts'
import { openFolderRuntime } from './folder-runtime.ts'
import { openServer } from './folder-server.ts'
import { preparePicture, readFacts, reducePicture } from './pictures.ts'
import type { Runtime } from './runtime.ts'

// Runs in a worker of the studio's page. Where several pages are open, one worker has the files and answers for all.

/**
 * The worker's state for its page: it answers calls (`open`), another page's worker does (`elsewhere`), or that worker
 * does not respond (`suspended`). Another page has taken its files (`stolen`), or the files cannot be opened
 * (`failed`).
 */
export type WorkerState = 'open' | 'elsewhere' | 'suspended' | 'stolen' | { failed: string }

/** In ms: a reloaded page waits this long for its former worker to end. */
const patienceToEnd = 2000
/** In ms: after this time the studio opens with its stored files, and pulls new ones while the editor works. */
const patienceToTake = 3000

/** In ms: the worker that has the files answers within this time, unless its page is suspended. */
const patienceWithOthers = 5000

const tell = (state: WorkerState) => postMessage(state)
const late = setTimeout(() => tell('elsewhere'), patienceToEnd)
/** Ends the waiting for the files. */
const waiting = new AbortController()
/** The channel on which workers of other pages ask whether the worker with the files is awake. */
const holder = new BroadcastChannel('studio-holder')
const asking = askHolder()
let isStolen = false

/** Resolves when this worker has the files: at once, or after the page of their present worker has closed. */
const runtime = new Promise<Runtime>((resolve, reject) => {
  hold({ signal: waiting.signal }, resolve, reject)
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (!data.steal) return
    waiting.abort()
    hold({ steal: true }, resolve, reject)
  })
})
runtime.then(
  () => tell('open'),
  (error) => {
    clearTimeout(late)
    clearInterval(asking)
    console.error(error)
    tell({ failed: sentenceOf(error) })
  },
)

function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  return hasCode(error, 'ENOSPC', 'ESTOPPED') ? reasonOf(error) : cannotStart
}

/** The editor's token for the host with the time of its entry. The page sends it with each message. */
let token: string | undefined

type WorkerRequest = StudioRequest & { token?: string; files?: Files; steal?: boolean }

/** Where the files of the studio are: the published content of a build, as JSON, or the folder of this computer. */
export type Files = { published: string } | 'folder'

/** The files. The page's first message names their source, and is no request. */
const begun = new Promise<Files>((resolve) => {
  addEventListener('message', async ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
    token = data.token
    if (data.files) resolve(data.files)
    if (port === undefined) return
    // The service worker sends a message here once another page's worker has answered.
    let isAnswered = false
    port.onmessage = () => {
      isAnswered = true
    }
    const opened = await runtime
    if (!isAnswered && !isStolen) port.postMessage(await answer(opened, data))
  })
})

/** Takes the files once this worker has the lock, which it holds until it ends or another page takes it away. */
function hold(
  how: LockOptions,
  resolve: (runtime: Promise<Runtime>) => void,
  reject: (error: unknown) => void,
): void {
  let isHeld = false
  const locked = navigator.locks.request('studio', how, async () => {
    isHeld = true
    clearTimeout(late)
    clearInterval(asking)
    holder.onmessage = ({ data }) => data === 'ask' && holder.postMessage('awake')
    resolve(open(how.steal === true))
    await new Promise(() => undefined)
  })
  locked.catch((error) => {
    if (isHeld) {
      isStolen = true
      tell('stolen')
    } else if (!waiting.signal.aborted) reject(error)
  })
}

/** Asks repeatedly whether the worker with the files is awake, and reports the answer to the page. */
function askHolder() {
  let reported: WorkerState = 'elsewhere'
  let isAwake = false
  holder.onmessage = ({ data }) => {
    if (data !== 'awake') return
    isAwake = true
    if (reported === 'suspended') tell('elsewhere')
    reported = 'elsewhere'
  }
  holder.postMessage('ask')
  return setInterval(() => {
    if (!isAwake && reported !== 'suspended') tell('suspended')
    if (!isAwake) reported = 'suspended'
    isAwake = false
    holder.postMessage('ask')
  }, patienceWithOthers)
}

const base = import.meta.env.BASE_URL
const pages = new BroadcastChannel('studio')

const common = {
  base,
  readFacts,
  readOriginal: (digest: string) => readOriginal(`${base}${originalsPath.slice(1)}${digest}`, digest),
  onChange: () => pages.postMessage('changed'),
  prepare: preparePicture,
  reduce: reducePicture,
}

async function open(isStealing: boolean): Promise<Runtime> {
  const files = await begun
  if (files !== 'folder') return await openBuilt(JSON.parse(files.published))
  const { service } = openServer(base, isStealing)
  const [folder, git] = [service<Folder>(folderPath), service<GitFolder>(gitPath)]
  return await openFolderRuntime({ ...common, folder, git })
}

async function openBuilt(published: PublishedContent): Promise<Runtime> {
  const store = await openDatabase()
  const progress = new BroadcastChannel(sentChannel)
  const { repository } = published
  const host = repository && openGitHub({ repository, request: fetch, token: () => token })
  const onSend = (uploads: Uploads) => progress.postMessage(uploads)
  const runtime = await openBuiltRuntime({ ...common, published, store, host, onSend })
  void forgetFormer(published).catch(() => undefined)
  // The publish button pulls new files too, and shows failures to the editor.
  const taking = runtime.takeNew().catch(() => undefined)
  await Promise.race([taking, new Promise((resolve) => setTimeout(resolve, patienceToTake))])
  return runtime
}

/** Reads a photograph as it was published; undefined without a connection, or where the host has another file there. */
async function readOriginal(address: string, digest: string): Promise<Uint8Array | undefined> {
  const bytes = await fetch(address, { signal: AbortSignal.timeout(patience) }).then(
    async (response) => new Uint8Array(await response.arrayBuffer()),
    () => undefined,
  )
  return bytes && sha256(bytes, 64) === digest ? bytes : undefined
}

/** Deletes files of former builds from the service worker's cache, because they take the room that drafts need. */
async function forgetFormer({ others }: PublishedContent): Promise<void> {
  const files = await caches.open('files')
  const pages = await Promise.all([base, `${base}${studioFolder}/page.html`].map((page) => files.match(page)))
  const assets = await Promise.all(pages.map(async (page) => page && assetsIn(await page.text())))
  // Before both pages are kept, nobody knows what they need.
  if (assets.includes(undefined)) return
  const names = assets.flat().map((address) => address?.replace(/.*\//, ''))
  const pictures = Object.values(others).flatMap(({ facts }) => (facts && 'hash' in facts ? facts.hash : []))
  const current = new Set([...names, ...pictures])
  for (const request of await files.keys()) {
    const [, asset, picture = asset] =
      /\/(?:assets\/([^/]+)|pictures\/([^/]+)-\d+\.\w+)$/.exec(request.url) ?? []
    if (picture !== undefined && !current.has(picture)) await files.delete(request)
  }
}
