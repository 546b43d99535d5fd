import { type Disk, textIn } from '../../../util/disk/disk.ts'
import { draftsFolder } from '../drafts.ts'

/** The file with what was marked as sent: of each file the path, the digest and the one that it replaced. */
export const sentFile = `${draftsFolder}/sent.json`

/** The digest of a file that was sent, and of the published file that it replaces; undefined where there is no file. */
type Sent = { digest: string | undefined; over: string | undefined }

/** The files that were marked as sent. */
export function sentFiles(disk: Pick<Disk, 'read'>): Map<string, Sent> {
  const lines: [string, string | null, string | null | undefined][] = JSON.parse(
    textIn(disk, sentFile) ?? '[]',
  )
  return new Map(
    lines.map(([file, digest, over]) => [file, { digest: digest ?? undefined, over: over ?? undefined }]),
  )
}

/** Marks files as sent. */
export async function markAsSent(disk: Disk, files: ReadonlyMap<string, Sent>): Promise<void> {
  await disk.write(
    sentFile,
    JSON.stringify([...files].map(([file, { digest, over }]) => [file, digest, over])),
  )
}
