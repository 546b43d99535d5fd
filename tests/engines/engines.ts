import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import WebSocket from 'ws'

/** Sends a command of WebDriver to the one window of an engine, and what it said of the pages in it. */
export type Session = {
  navigate(url: string): Promise<void>
  /** Gives the JSON text of what the expression, or the promise that it is, comes to. */
  evaluate(expression: string): Promise<string>
  act(actions: readonly object[]): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Width in px of a phone, or of the narrowest window that the engine's program can have. */
  narrowest: number
  /** Console messages and errors; empty where the engine does not tell of them. */
  messages: string[]
  close(): Promise<void>
}

/** Debian's package of the long-supported release, or whichever there is. */
const firefox = findProgram('firefox-esr') ? 'firefox-esr' : 'firefox'

/** The engines beside Chromium, the programs that they need, and how they are started. */
export const engines: Record<
  'firefox' | 'webkit',
  { programs: readonly string[]; start(): Promise<Session> }
> = {
  firefox: { programs: [firefox], start: startFirefox },
  webkit: { programs: ['WebKitWebDriver', 'xvfb-run'], start: startWebKit },
}

export type Engine = keyof typeof engines

/** Engines of which a program is not installed. */
export function missingEngines(): Engine[] {
  return (Object.keys(engines) as Engine[]).filter((name) => !engines[name].programs.every(findProgram))
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** Firefox over WebDriver BiDi. */
async function startFirefox(): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  await writeFile(join(profile, 'user.js'), 'user_pref("browser.shell.checkDefaultBrowser", false);\n')
  const words = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
  const program = spawn(firefox, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await lineOf(program.stderr, /WebDriver BiDi listening on (\S+)/)
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers>()
  const messages: string[] = []
  socket.on('message', (text: Buffer) => {
    const { id, type, result, method, params, ...failure } = JSON.parse(text.toString())
    if (method === 'log.entryAdded') messages.push(`${params.level}: ${params.text}`)
    if (type === 'error') waiting.get(id)?.reject(new Error(JSON.stringify(failure)))
    else waiting.get(id)?.resolve(result)
  })
  let last = 0
  const send = (method: string, params: object) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const context = (await send('browsingContext.getTree', {})).contexts[0].context
  return {
    messages,
    narrowest: 390,
    // A page that replaces its own address while it loads ends Firefox's wait, though the page is there.
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' }).catch((failure) => {
        if (!String(failure).includes('NS_BINDING_ABORTED')) throw failure
      })),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return result.value
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      socket.close()
      await end(program)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** WebKitGTK's small browser over WebDriver, on a screen that nobody sees. */
async function startWebKit(): Promise<Session> {
  const port = 20_000 + (process.pid % 20_000)
  const program = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  )
  const ask = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Answer }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const binary = ['4.1', '4.0', '6.0']
    .map(
      (version) =>
        `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    )
    .find((file) => existsSync(file))
  const options = { binary, args: ['--automation'] }
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  const start = async (tries: number): Promise<Answer> =>
    ask('POST', '', { capabilities: { alwaysMatch: capabilities } }).catch(async (error: unknown) => {
      if (tries === 0) throw error
      await setTimeout(500)
      return await start(tries - 1)
    })
  const own = `/${(await start(40)).sessionId}`
  const evaluate = async (expression: string) =>
    String(
      await ask('POST', `${own}/execute/async`, {
        script: `const done = arguments[0]; ${asJson(expression)}.then(done)`,
        args: [],
      }),
    )
  return {
    messages: [],
    narrowest: 447,
    evaluate,
    navigate: async (url) => void (await ask('POST', `${own}/url`, { url })),
    act: async (actions) => void (await ask('POST', `${own}/actions`, { actions })),
    back: async () => void (await ask('POST', `${own}/back`, {})),
    async resize(width, height) {
      // A window is as large as its page and its frame.
      const [x, y] = JSON.parse(await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]'))
      await ask('POST', `${own}/window/rect`, { width: width + x, height: height + y })
    },
    async close() {
      await ask('DELETE', own)
      if (program.pid) process.kill(-program.pid)
    },
  }
}

/** What an engine answers, in the form that the command has. */
type Answer = ReturnType<typeof JSON.parse>
type PromiseWithResolvers = { resolve(answer: Answer): void; reject(error: Error): void }

function asJson(expression: string): string {
  return `(async () => JSON.stringify((await (${expression})) ?? null))()`
}

/** The first group of the first line that has the pattern; the stream is read on, so that nobody waits to write. */
function lineOf(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: stream })
      .on('line', (line) => {
        const [, found] = pattern.exec(line) ?? []
        if (found !== undefined) resolve(found)
      })
      .on('close', () => reject(new Error(`The engine ended without saying ${pattern}.`)))
  })
}

async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
