import { isSiteFile } from '../../../check/collect/collect.ts'
import type { ContentFiles } from '../../../check/files.ts'

const content = 'content/'

/** Files that operating systems write. They are not listed as left out. */
const systemFile = /(^|\/)(\.DS_Store|\._[^/]*|thumbs\.db|desktop\.ini)$/i

/**
 * Separates the changed files to publish from the files that the site does not read. The deletion of any file is
 * published.
 */
export function partFiles(
  files: readonly string[],
  isThere: (file: string) => boolean,
): Record<'files' | 'leftOut', string[]> {
  const isPublished = (file: string) => isContentOfSite(file) || !isThere(file)
  const leftOut = files.filter((file) => !isPublished(file) && !systemFile.test(file))
  return { files: files.filter(isPublished), leftOut }
}

/** Whether the site reads a file of the content, by its path below the project. */
export function isContentOfSite(file: string): boolean {
  return file.startsWith(content) && isSiteFile(file.slice(content.length))
}

/** The files of the content without those that the site does not read. */
export function withoutLeftOut({ list, read }: ContentFiles): ContentFiles {
  return {
    read,
    async list(folder) {
      const listing = await list(folder)
      if (folder !== 'content') return listing
      const own = (names: readonly string[]) => names.filter((name) => isSiteFile(name.replace(/\/$/, '')))
      return { files: own(listing.files), others: own(listing.others) }
    },
  }
}
