import { decode, encode } from '../../util/json-with-bytes.ts'
import { Refusal } from '../core/refusal.ts'
import { patienceWithMany } from '../patience.ts'
import { holdPath, tokenHeader } from '../protocol.ts'
import { within } from '../store/within.ts'

/** The server of this computer's folder. */
export type FolderServer = ReturnType<typeof openServer>

/** In ms: the worker of a reloaded page ends within this time. */
const patienceToEnd = 3000

/**
 * Opens the server of this computer's folder, which answers one worker at a time.
 *
 * @param base the address of the studio's page, which has the server's token
 * @param isStealing whether to take the folder from another worker
 */
export function openServer(base: string, isStealing: boolean) {
  /**
   * The key of calls, and the response that brought it. When this response closes, the server gives the folder to
   * others.
   */
  let held: Promise<{ key: string; stays: Reading }> | undefined

  async function hold(): Promise<{ key: string; stays: Reading }> {
    const page = await (await send(base, { cache: 'no-store' })).text()
    const token = /name="studio-token" content="(\w+)"/.exec(page)?.[1] ?? ''
    const address = base + holdPath.slice(1) + (isStealing ? '?steal' : '')
    for (const begun = Date.now(); ; ) {
      const response = await send(address, { method: 'POST', headers: { [tokenHeader]: token } })
      if (response.ok && response.body) return await begin(response.body)
      if (response.status !== 409 || Date.now() - begun > patienceToEnd) refuse(await response.json())
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  async function call(address: string, given: readonly unknown[], isFirst = true): Promise<unknown> {
    held ??= hold()
    const { key } = await held.catch((error: unknown) => {
      // The next call asks for the folder again.
      held = undefined
      throw error
    })
    const headers = { 'content-type': 'application/json', [tokenHeader]: key }
    const response = await send(address, { method: 'POST', headers, body: encode(given) })
    if (response.status === 403 && isFirst) {
      // The server was started again.
      held = undefined
      return await call(address, given, false)
    }
    const answer = decode(await response.text())
    if (response.ok) return answer
    return refuse(answer)
  }

  return {
    /**
     * A service of the server: each method has its name below the path.
     *
     * @throws what the method throws: a Refusal, or an Error with the system's code; `ESTOPPED` where no server answers
     */
    service: <Service extends object>(path: string): Service =>
      new Proxy({} as Service, {
        get:
          (_, name) =>
          (...given: unknown[]) =>
            call(base + path.slice(1) + String(name), given),
      }),
  }
}

type Reading = ReadableStreamDefaultReader<Uint8Array>

/** Reads the first part of an answer that stays open as long as its reader is in use. */
async function begin(body: ReadableStream<Uint8Array>): Promise<{ key: string; stays: Reading }> {
  const stays = body.getReader()
  const { value } = await stays.read()
  return { key: new TextDecoder().decode(value), stays }
}

/** @throws what the server's answer says: a Refusal, or an Error with the system's code */
function refuse(answer: unknown): never {
  const { refused, failed, code }: Record<string, unknown> = { ...(typeof answer === 'object' && answer) }
  if (typeof refused === 'string') throw new Refusal(409, refused)
  throw Object.assign(new Error(typeof failed === 'string' ? failed : 'The answer is not clear.'), { code })
}

async function send(address: string, options: RequestInit): Promise<Response> {
  return await within(patienceWithMany, fetch(address, options)).catch((cause: unknown) => {
    throw Object.assign(new Error('The server does not answer.', { cause }), { code: 'ESTOPPED' })
  })
}
