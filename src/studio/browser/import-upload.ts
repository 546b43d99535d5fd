import { isGroup } from '../../check/yaml/locate.ts'
import { UnreadFile } from '../../util/disk/unread.ts'
import { type Conflict, fileConflictOf } from '../core/publish/conflict.ts'
import { documentsOf } from '../core/publish/documents.ts'
import { Refusal } from '../core/refusal.ts'
import type { Studio } from '../core/studio.ts'
import { importArchive } from '../hosts/zip/import.ts'
import type { ImportOutcome } from '../protocol.ts'
import { refusals as words } from '../words/core.json'

/**
 * Imports an archive for the studio's page.
 *
 * @param form the body of the request: a form with the file `archive` and the `choices` as JSON
 * @param readOriginal reads a picture that is not in memory, to show it in a conflict
 */
export async function importUpload(
  { exclusively, project }: Studio,
  form: Response,
  readOriginal: (digest: string) => Promise<Uint8Array | undefined>,
): Promise<ImportOutcome> {
  const { archive, choices } = await readForm(form)
  return await exclusively(async () => {
    const { disk } = project
    const { written, conflicts } = await importArchive(project, archive, choices)
    if (conflicts.length > 0) {
      const shown = await Promise.all(conflicts.map((one) => withPicture(one, readOriginal)))
      return { conflicts: shown.map((one) => fileConflictOf(disk, one)) }
    }
    const files = written.map(({ file, before }) => [file, { now: disk.read(file), before }] as const)
    return { documents: documentsOf(new Map(files), (file) => disk.read(file)) }
  })
}

async function withPicture(
  conflict: Conflict,
  readOriginal: (digest: string) => Promise<Uint8Array | undefined>,
): Promise<Conflict> {
  const { ours } = conflict
  return ours instanceof UnreadFile ? { ...conflict, ours: await readOriginal(ours.digest) } : conflict
}

async function readForm(form: Response): Promise<{ archive: Uint8Array; choices: Record<string, unknown> }> {
  try {
    const data = await form.formData()
    const archive = data.get('archive')
    const choices: unknown = JSON.parse(String(data.get('choices')))
    if (archive instanceof File && isGroup(choices))
      return { archive: new Uint8Array(await archive.arrayBuffer()), choices }
  } catch {
    // The refusal below covers damaged forms too.
  }
  throw new Refusal(400, words.malformed)
}
