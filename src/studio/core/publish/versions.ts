import type { Version } from '../../protocol.ts'

/** The versions of documents in the history of a project. */
export type Versions = {
  /** The versions of a document, the newest first; none where there is no history. */
  list(file: string): Promise<readonly Version[]>
  /** The text of a version; undefined where the document has no version of that id. */
  read(file: string, id: string): Promise<string | undefined>
}
