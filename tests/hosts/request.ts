import { request } from 'node:http'

/** An answer as it came over the wire: bytes as they were sent, names of headers in small letters. */
export type HostResponse = { status: number; headers: Record<string, string | undefined>; body: Buffer }

/** Asks for a path exactly as it is written; `fetch` would tidy it, and unpack the answer. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(origin, { path, headers, agent: false }, async (response) => {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(entries),
          body: Buffer.concat(chunks),
        })
      } catch (error) {
        reject(error)
      }
    })
    sent.on('error', reject).end()
  })
}
