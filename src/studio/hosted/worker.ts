import { type Asked, answer } from './answer.ts'
import { openDatabase } from './database.ts'
import { type Home, openHome } from './home.ts'
import { preparePicture, readFacts } from './pictures.ts'

// Runs in a worker of the studio's page. Of several pages one has the files; the others are answered by it.

/** What the page is told: the worker answers, or another page's does, or the files cannot be kept. */
export type Told = 'open' | 'elsewhere' | 'failed'

/** In ms: a page that is loaded again waits for its last worker to end. */
const patience = 2000

let home: Promise<Home> | undefined
const tell = (told: Told) => postMessage(told)

/** Ends when this worker has the files, or another one. */
const decided = new Promise<void>((resolve) => {
  const late = setTimeout(() => {
    tell('elsewhere')
    resolve()
  }, patience)
  // Held until this worker ends.
  void navigator.locks.request('studio', async () => {
    clearTimeout(late)
    home = open()
    resolve()
    await home.then(
      () => tell('open'),
      (error) => {
        console.error(error)
        tell('failed')
      },
    )
    await new Promise(() => undefined)
  })
})

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Asked>) => {
  await decided
  if (home !== undefined) port?.postMessage(await answer(await home, data))
})

async function open(): Promise<Home> {
  const base = import.meta.env.BASE_URL
  const [published, store] = await Promise.all([
    fetch(`${base}_studio/content.json`).then((response) => response.json()),
    openDatabase(),
  ])
  const pages = new BroadcastChannel('studio')
  const onChange = () => pages.postMessage('changed')
  return await openHome({ published, store, base, prepare: preparePicture, readFacts, onChange })
}
