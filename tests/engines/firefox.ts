import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'
import { enginePrograms } from '../../src/tools/programs.ts'
import type { Session, Settings } from './session.ts'

const [firefox] = enginePrograms.firefox

/** Firefox over WebDriver BiDi. */
export async function startFirefox({ isDark, isStill, hasScripts = true }: Settings): Promise<Session> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const preferences = {
    'browser.shell.checkDefaultBrowser': false,
    'javascript.enabled': hasScripts,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'ui.prefersReducedMotion': isStill ? 1 : 0,
  }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  await writeFile(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
  const program = spawn(firefox, args, { stdio: ['ignore', 'ignore', 'pipe'] })
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
    new Promise<ProtocolResult>((resolve, reject) => {
      waiting.set(++last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const context = (await send('browsingContext.getTree', {})).contexts[0].context
  return {
    messages,
    // A page that replaces its own address while it loads ends Firefox's wait, though the page is there.
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' }).catch((failure) => {
        if (!String(failure).includes('NS_BINDING_ABORTED')) throw failure
      })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify((${expression}) ?? null)`,
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return result.value
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async print() {
      const page = { width: 21, height: 29.7 }
      const { data } = await send('browsingContext.print', { context, page, shrinkToFit: false })
      return Buffer.from(data, 'base64')
    },
    async close() {
      socket.close()
      const ended = once(program, 'exit')
      program.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** What Firefox answers, in the form that the command has. */
type ProtocolResult = ReturnType<typeof JSON.parse>
type PromiseWithResolvers = { resolve(answer: ProtocolResult): void; reject(error: Error): void }

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
