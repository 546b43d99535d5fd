import { format } from '../../model/message/format.ts'
import { api, Failure, failureOf, noAnswer, startup } from '../app/api.ts'
import { chosenFiles } from '../app/publish/chosen.ts'
import { takeToken, tokenHere } from '../app/publish/token.ts'
import { exportZip } from '../app/publish/zip.ts'
import { patience } from '../patience.ts'
import { studioFolder } from '../protocol.ts'
import { hasFiles } from '../store/database.ts'
import { within } from '../store/within.ts'
import client from '../words/app.json'
import words from '../words/browser.json'
import type { Files, WorkerState } from './worker.ts'
import workerAddress from './worker.ts?worker&url'

const base = import.meta.env.BASE_URL

/**
 * Whether `npm run studio` serves this page over the folder of this computer. Its server writes a token into the page.
 */
const isOnComputer = document.querySelector('meta[name=studio-token]') !== null

/** In ms: on a slow network the service worker takes a part of this time. */
const patienceToServe = 20_000

type Policy = { createScriptURL(address: string): string }

/** Absent in some browsers. Its result is typed as a string, because `Worker` and `register` expect one. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

/** Lets script addresses through unchanged: all of them come from the build. */
const own: Policy = { createScriptURL: (address) => address }
const scripts = trustedTypes?.createPolicy('studio-scripts', own) ?? own

start().catch((error) => {
  console.error(error)
  const place = document.getElementById('studio')
  // Once the app is shown, it shows the failure itself.
  if (place?.hasChildNodes() === false) place.textContent = reasonOf(error).message
})

/**
 * Shows the list of the build as soon as the app has loaded, long before the worker answers calls. Opens the worker,
 * asks the browser for persistent storage, and makes the service worker cache all files for offline use.
 */
async function start(): Promise<void> {
  // Not every host sends the header that keeps other sites from showing the studio in a frame.
  if (window.top !== window) throw new Error('The studio is in a frame.')
  const keeping = isOnComputer ? undefined : navigator.storage?.persist?.()
  const list = loadBuilt('').catch(() => undefined)
  startup.built = async (file) => (file === '' ? await list : await loadBuilt(file))
  const app = import('../app/main.tsx')
  // The worker is large. On a slow network it would delay the app, which can start without it.
  const isShown = list
    .then(async (built) => built && (await app) && (await import('../app/editor/Editor.tsx')))
    .catch(() => undefined)
  startup.ready = new Promise<void>((resolve) => {
    let opening: Promise<void> | undefined
    const failed = (error: unknown) => {
      console.error(error)
      throw reasonOf(error)
    }
    startup.open = async () => {
      opening ??= openWorker(isShown, onStolen).then(resolve, (error: unknown) => {
        opening = undefined
        failed(error)
      })
      await opening
      // After the editor has cleared the site's data, the browser has no service worker.
      if (navigator.serviceWorker.controller === null) await beServed().catch(failed)
    }
    /** Waits for the files like any other page, because another page has changed them. */
    const onStolen = () => {
      opening = undefined
      startup.open?.().catch(() => undefined)
    }
    startup.open().catch(() => undefined)
  })
  await Promise.all([app, startup.ready])
  startup.ready = undefined
  startup.built = async () => undefined
  navigator.serviceWorker.controller?.postMessage('keep')
  await showWritten()
  // Some browsers ask the editor before they promise to keep the files.
  if (await keeping) document.getElementById('may-go')?.remove()
}

/**
 * The list (for `''`) or a document of the build. Undefined if this browser may have newer ones, because it has a token
 * or stored files.
 */
async function loadBuilt(file: string): ReturnType<NonNullable<typeof startup.built>> {
  if (isOnComputer || tokenHere() !== undefined || (await hasFiles())) return undefined
  const name = file === '' ? 'documents' : `documents/${encodeURI(file)}`
  const response = await fetch(`${base}${studioFolder}/${name}.json`, {
    signal: AbortSignal.timeout(patience),
  })
  return response.ok ? await response.json() : undefined
}

/** Why the studio does not open: a file did not load, or the browser refuses. */
function reasonOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  // The error of a worker has no message if its script did not load.
  const isEmpty = error instanceof Event && !(error instanceof ErrorEvent)
  const isLost = error instanceof TypeError || isLate || isEmpty
  return new Failure(isLost ? client.failures.noConnection : words.cannotStart, { cause: error })
}

/** Starts the worker after `first`, and resolves when calls are answered. */
async function openWorker(first: Promise<unknown>, onStolen: () => void): Promise<void> {
  const { serviceWorker } = navigator
  if (!window.isSecureContext) throw new Failure(words.insecure)
  if (serviceWorker === undefined) throw new Error('The browser has no service workers.')
  const begun = beginWorker(first, onStolen)
  // The listener is set at once, because a message without a listener is lost.
  serviceWorker.onmessage = ({ data, ports }) => {
    if ('token' in data) takeToken(data.token)
    else
      begun.then(
        ({ tell }) => tell(data, ports),
        () => undefined,
      )
  }
  const { opened } = await begun
  await opened
}

/** Makes the service worker answer the requests of this page. */
async function beServed(): Promise<void> {
  const { serviceWorker } = navigator
  const address = scripts.createScriptURL(`${base}sw.js`)
  await within(patienceToServe, serviceWorker.register(address, { scope: base, updateViaCache: 'none' }))
  const { active } = await within(patienceToServe, serviceWorker.ready).catch(noAnswer)
  if (serviceWorker.controller === null) {
    const isServed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
    active?.postMessage('claim')
    await within(patienceToServe, isServed).catch(noAnswer)
  }
}

async function beginWorker(first: Promise<unknown>, onStolen: () => void) {
  await beServed()
  await first
  const files = filesOfStudio()
  const worker = new Worker(scripts.createScriptURL(workerAddress), { type: 'module' })
  // The page gives the token to its worker directly, so that no request carries it.
  const tell = (data: object, ports: readonly MessagePort[]) =>
    worker.postMessage({ ...data, token: tokenHere() }, [...ports])
  const answering = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerState>) => {
      showOthers(data, () => tell({ steal: true }, []))
      if (data === 'stolen') {
        worker.terminate()
        onStolen()
      } else if (typeof data === 'object') reject(new Failure(data.failed))
      else resolve()
    }
    worker.onerror = reject
  })
  const opened = Promise.all([answering, files.then((files) => tell({ files }, []))])
  // A worker that does not open would keep the lock.
  opened.catch(() => worker.terminate())
  return { tell, opened }
}

/** The source of this studio's files. The published files of a build are fetched. */
async function filesOfStudio(): Promise<Files> {
  if (isOnComputer) return 'folder'
  const response = await load(`${base}${studioFolder}/content.json`)
  return { published: await response.text() }
}

/** Shows a message while another page has the files. If that page does not respond, offers to take the files over. */
function showOthers(state: WorkerState, takeOver: () => void): void {
  const [place, button] = ['others', 'take-over'].map((id) => document.getElementById(id))
  if (!place || !button) return
  const isOffered = state === 'suspended'
  if (isOffered || state === 'stolen') place.textContent = isOffered ? words.suspended : words.movedAway
  else if (state !== 'elsewhere' || !button.hidden) place.textContent = ''
  button.hidden = !isOffered
  button.onclick = takeOver
}

/** Shows the hint about exporting if there are drafts. On a phone the hint takes room on each screen. */
async function showWritten(): Promise<void> {
  if (isOnComputer) return
  const written = document.getElementById('written')
  if (written) written.hidden = !(await hasFiles('content/')) && !(await hasFiles('drafts/open/'))
}

/** In ms: the preview is updated this long after the last change. */
const pause = 400
let changed: ReturnType<typeof setTimeout> | undefined

new BroadcastChannel('studio').onmessage = () => {
  void showWritten()
  clearTimeout(changed)
  changed = setTimeout(updatePreview, pause)
}

/** Updates the preview after a change: loads its page again. */
function updatePreview(): void {
  const frame = document.querySelector('iframe')
  // A hidden frame, as on a phone, is not loaded, because this would slow down the form.
  if (!frame?.contentWindow || !frame.offsetParent) return
  const { location } = frame.contentWindow
  const { URL: address = 'about:blank' } = frame.contentDocument ?? {}
  // A frame without a page is skipped. It shows a blank page or the browser's error page, whose document is not
  // accessible.
  if (address === 'about:blank') location.replace(frame.src)
  else location.reload()
}

document.querySelector('aside a')?.addEventListener('click', (event) => {
  event.preventDefault()
  giveAll().catch((error) => say(failureOf(error).message))
})

/**
 * Gives the editor all drafts that can be published, if there are any. The banner then lists the drafts that are left
 * out.
 */
async function giveAll(): Promise<void> {
  const { documents } = await api.call('changes', {})
  const files = chosenFiles({ documents }, {})
  const titles = documents
    .filter(({ file }) => !files.includes(file))
    .map(({ title }) => format('„{title}“', { title: title || client.list.untitled }))
    .join(', ')
  if (files.length > 0) await exportZip(files)
  const left = titles && format(words.leftOut, { titles })
  say([files.length === 0 && words.nothing, left].filter(Boolean).join(' '))
}

/** @throws {Failure} without a usable answer */
async function load(address: string, limit = patience): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) }).catch(noAnswer)
  if (!response.ok) throw new Failure(client.failures.broken)
  return response
}

window.addEventListener('hashchange', () => say(''))

/** Shows a sentence in the banner until the editor opens another screen. */
function say(sentence: string): void {
  const place = document.getElementById('said')
  if (place) place.textContent = sentence
}
