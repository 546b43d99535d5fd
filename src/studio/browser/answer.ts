import { blankDigest, blankFrame } from '../core/preview/blank.ts'
import { Refusal, reasonOf } from '../core/refusal.ts'
import { importPath, studioFolder, zipPath } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { importUpload } from './import-upload.ts'
import type { Runtime } from './runtime.ts'

/** A request for something below the studio's base. */
export type StudioRequest = {
  path: string
  search: string
  body?: ArrayBuffer | undefined
  /** The media type of the body. */
  mediaType?: string | undefined
}

/** The answer to a request; `location` is the address to which it redirects. */
export type StudioResponse = { status: number; type: string; body: string | Uint8Array; location?: string }

/** The path of a call, with its name. */
const callPath = new RegExp(`^${studioFolder}/api/(\\w+)$`)

/** Answers requests as the development server with the studio does. */
export async function answer(
  { studio, moduleOf, pictureOf, pictureForForm, readOriginal }: Runtime,
  asked: StudioRequest,
): Promise<StudioResponse> {
  const { path, search, body = null, mediaType = '' } = asked
  const query = new URLSearchParams(search)
  const given = Object.fromEntries(query)
  const { file = '', name = '', revision, again, trash } = given
  try {
    if (path === zipPath.slice(1))
      return { ...ok('application/zip'), body: await studio.zip(query.getAll('file')) }
    if (path === `${studioFolder}/upload`) {
      const bytes = new Uint8Array(body ?? new ArrayBuffer())
      return asJson(200, await studio.upload({ file, name, revision: Number(revision), again }, bytes))
    }
    if (path === importPath.slice(1)) {
      const form = new Response(body, { headers: { 'content-type': mediaType } })
      return asJson(200, await importUpload(studio, form, readOriginal))
    }
    const [, call] = callPath.exec(path) ?? []
    if (call !== undefined && studio.isCall(call))
      return asJson(200, await studio.call(call, readObject(body)))
    if (path === `${studioFolder}/picture`) {
      const shown = await pictureForForm(file, name, trash)
      if (shown instanceof Uint8Array) return { ...ok('image/jpeg'), body: shown }
      return { status: 302, type: '', body: '', location: shown }
    }
    const [, module] = /^data\/(.+)\.js$/.exec(path) ?? []
    const code = module === undefined ? undefined : await moduleOf(module)
    if (code !== undefined) return { ...ok('text/javascript; charset=utf-8'), body: code }
    const [, key, width] = /^pictures\/(.+)-(\d+)\.\w+$/.exec(path) ?? []
    if (key === blankDigest) return { ...ok('image/svg+xml'), body: blankFrame }
    const picture = key === undefined ? undefined : await pictureOf(key, Number(width))
    if (picture !== undefined) return { ...ok('image/jpeg'), body: picture }
    throw new Refusal(404, words.unknownCall)
  } catch (error) {
    if (error instanceof Refusal) return asJson(error.status, { refused: error.message, file: error.file })
    console.error(error)
    return asJson(500, { failed: reasonOf(error) })
  }
}

function ok(type: string) {
  return { status: 200, type }
}

function asJson(status: number, value: unknown): StudioResponse {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

function readObject(body: ArrayBuffer | null): Record<string, unknown> {
  const value: unknown = JSON.parse(new TextDecoder().decode(body ?? new ArrayBuffer()))
  if (value === null || typeof value !== 'object') throw new Refusal(400, words.malformed)
  return { ...value }
}
