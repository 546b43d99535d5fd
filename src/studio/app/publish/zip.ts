import { patienceWithMany } from '../../patience.ts'
import { zipPath } from '../../protocol.ts'
import client from '../../words/app.json'
import { title } from '../../words/publish.json'
import { Failure, noAnswer, startup } from '../api.ts'

/** The address of the `.zip` of the drafts of some documents. */
export function zipAddress(files: readonly string[]): string {
  const query = new URLSearchParams(files.map((file) => ['file', file]))
  return `${import.meta.env.BASE_URL}${zipPath.slice(1)}?${query}`
}

/**
 * Gives the editor the `.zip` of the drafts of some documents. A phone shares it with another app; a computer downloads
 * it. Not every browser lets a service worker answer a download.
 *
 * @returns false if the editor has closed the list of apps
 * @throws {Failure} without a usable answer
 */
export async function exportZip(files: readonly string[]): Promise<boolean> {
  await startup.open?.()
  const signal = AbortSignal.timeout(patienceWithMany)
  const response = await fetch(zipAddress(files), { signal }).catch(noAnswer)
  if (!response.ok) throw new Failure(client.failures.broken)
  const name = zipPath.replace(/.*\//, '')
  const zip = new File([await response.blob().catch(noAnswer)], name, { type: 'application/zip' })
  const isPhone = window.matchMedia('(pointer: coarse)').matches
  if (!isPhone || !navigator.canShare?.({ files: [zip] })) return download(zip)
  try {
    await navigator.share({ files: [zip], title })
    return true
  } catch (error) {
    // After a long wait the browser no longer accepts the press as the user activation that the list of apps needs.
    return error instanceof DOMException && error.name === 'AbortError' ? false : download(zip)
  }
}

function download(zip: File): true {
  const href = URL.createObjectURL(zip)
  Object.assign(document.createElement('a'), { href, download: zip.name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
  return true
}
