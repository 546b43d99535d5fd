import { listenForToken, tokenHere } from '../client/publish/token.ts'
import { zipPath } from '../protocol.ts'
import words from '../words/hosted.json'
import type { Told } from './worker.ts'
import workerAddress from './worker.ts?worker&url'

const base = import.meta.env.BASE_URL

type Policy = { createScriptURL(address: string): string }

/** Not in every browser; a script's address is what it was, in the eyes of types. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

/** Passes the addresses of the studio's own scripts, which the build has made. */
const own: Policy = { createScriptURL: (address) => address }
const scripts = trustedTypes?.createPolicy('studio-scripts', own) ?? own

start().catch((error) => {
  console.error(error)
  const place = document.getElementById('studio')
  if (place) place.textContent = words.cannotStart
})

async function start(): Promise<void> {
  // A host may not send the header that keeps other sites from showing the studio in a frame.
  if (window.top !== window) throw new Error('The studio is in a frame.')
  const { serviceWorker } = navigator
  // What takes longest at a first visit comes while the service worker starts; it then finds them in the browser's cache.
  if (serviceWorker.controller === null)
    for (const file of [workerAddress, `${base}_studio/content.json`]) void load(file)
  const address = scripts.createScriptURL(`${base}sw.js`)
  await serviceWorker.register(address, { scope: base, updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  if (serviceWorker.controller === null) {
    const isServed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
    active?.postMessage('claim')
    await isServed
  }
  const worker = new Worker(scripts.createScriptURL(workerAddress), { type: 'module' })
  const opened = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => (data === 'failed' ? reject(data) : resolve())
    worker.onerror = reject
  })
  // The token goes to the worker straight from the page, and with no request.
  const tell = (data: object, ports: readonly MessagePort[]) =>
    worker.postMessage({ ...data, token: tokenHere() }, [...ports])
  tell({}, [])
  serviceWorker.onmessage = ({ data, ports }) => tell(data, ports)
  serviceWorker.startMessages()
  const keeping = navigator.storage?.persist?.()
  await Promise.all([import('../client/main.tsx'), opened])
  keepLoaded()
  listenForToken()
  // Some browsers ask the visitor first.
  if (await keeping) document.getElementById('may-go')?.remove()
}

/** Keeps for the time without a line what came before there was a service worker, or what a browser has deleted since. */
function keepLoaded(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const isFixed = (address: string) => new URL(address).pathname.startsWith(`${base}assets/`)
  for (const file of [base, ...loaded.filter(isFixed)]) void load(file)
}

/** Loads a file for a cache; whoever needs it asks again. */
async function load(file: string): Promise<void> {
  await fetch(file)
    .then((response) => response.blob())
    .catch(() => undefined)
}

/** After the last change, in ms, the page beside is shown anew. */
const pause = 400
let changed: ReturnType<typeof setTimeout> | undefined

new BroadcastChannel('studio').onmessage = () => {
  clearTimeout(changed)
  changed = setTimeout(() => document.querySelector('iframe')?.contentWindow?.location.reload(), pause)
}

// Not every browser lets a service worker answer a download.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  if (link?.getAttribute('href') !== base + zipPath.slice(1)) return
  event.preventDefault()
  void download(link.href)
})

async function download(address: string): Promise<void> {
  const href = URL.createObjectURL(await fetch(address).then((response) => response.blob()))
  Object.assign(document.createElement('a'), { href, download: zipPath.replace(/.*\//, '') }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
