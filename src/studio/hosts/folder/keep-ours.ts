import { readDisk } from '../../core/access/files.ts'
import { mentions } from '../../core/owners.ts'
import { kindOfFile } from '../../core/parsed-document.ts'
import type { PublisherOptions } from '../../core/publish/publisher.ts'
import { decodeLoosely } from '../../core/publish/texts.ts'
import type { OverwrittenFile } from './git-folder.ts'

/**
 * Where the merge took the remote's version of a document, makes the local version a draft on the merge base. The form
 * of the document shows the conflict. Other files are in the history, because the merge has both versions as parents.
 */
export function createKeepOurs({ drafts }: Pick<PublisherOptions, 'drafts'>) {
  return async (overwritten: readonly OverwrittenFile[]): Promise<void> => {
    for (const { file, base, ours, theirs, pictures } of overwritten) {
      if (kindOfFile(file) === undefined) continue
      const draft = drafts.get(file)
      if (draft?.conflict || draft?.isDeleted || draft?.isTaken) {
        // The document keeps its other draft, and the local version goes to the trash.
        if (ours) await drafts.keepFormer({ file, text: decodeLoosely(ours) }, new Map(pictures))
        continue
      }
      const text = draft?.text ?? decodeLoosely(ours ?? theirs)
      const on = { base: readDisk({ read: () => base }, file).digest, original: decodeLoosely(base) }
      const changed = { ...draft, file, text, ...on, isDeleted: ours === undefined }
      await drafts.write(changed)
      for (const [name, bytes] of pictures)
        if (mentions(text, name)) await drafts.write(changed, { name, bytes })
    }
  }
}
