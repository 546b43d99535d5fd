import { archiveFiles } from '../../../check/files.ts'

/** The name of the manifest in an archive of changes. */
export const [manifestName] = archiveFiles

/**
 * The state from which an archive of changes was made, so that a person with other changes can merge it. It has the
 * replaced texts themselves, because the importing computer may lack the Git history or that commit.
 */
export type Manifest = {
  version: 1
  /** The commit of the replaced files, where it is known. */
  commit?: string | undefined
  /** By path, each file that the archive adds, replaces or removes. */
  files: Record<string, ChangedFile>
}

/** A digest is the SHA-256 in hexadecimal; `''` stands for no file. */
export type ChangedFile = {
  /** The digest of the file in the archive; `''` if the archive removes it. */
  digest: string
  /** The digest of the replaced file. */
  base: string
  /** The replaced text; absent for a picture, and where the text is not known. */
  text?: string | undefined
  /** The digest of this file in an earlier archive of the same editor, which the receiver may have imported. */
  sent?: string | undefined
  /** The path of a published picture with these bytes, which was not at hand for the archive. */
  copyOf?: string | undefined
}
