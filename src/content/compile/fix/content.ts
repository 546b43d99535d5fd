import { lookUp } from '../check-documents.ts'
import { collect } from '../collect.ts'
import { filesOnDisk } from '../files.ts'
import type { PictureFacts } from '../pictures.ts'
import { type Mending, mendDocument } from './mend.ts'

/** What can be mended in a file, and the bytes for which that holds. */
export type ContentMending = Mending & { file: string; bytes: Uint8Array }

/** What can be mended in the documents below `content/`, in the order of their paths; writes nothing. */
export async function mendContent(options: {
  root: string
  pictures: PictureFacts
}): Promise<ContentMending[]> {
  const { root, pictures } = options
  const files = filesOnDisk(root)
  const { documents } = await collect(files)
  const mendings: ContentMending[] = []
  for (const document of documents) {
    const bytes = await files.read(document.file)
    const mending = mendDocument(document, bytes, await lookUp(root, document, pictures))
    if (mending.mended !== undefined || mending.refusal !== undefined)
      mendings.push({ file: document.file, bytes, ...mending })
  }
  return mendings
}
