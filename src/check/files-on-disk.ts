import type { Disk } from '../util/disk/disk.ts'
import { diskAt } from '../util/disk/node.ts'
import { archiveFiles, type ContentFiles, contentFiles, isHidden } from './files.ts'
import { compareText } from './problem.ts'

/** The content of a project on this computer's disk; `root` is the project's absolute path. */
export function filesOnDisk(root: string): ContentFiles {
  const disk = diskAt(root)
  return { ...contentFiles(disk), unpacked: async () => unpackedIn(disk) }
}

function unpackedIn({ list, entryKind, isListable }: Disk): string[] {
  const folders = list('').filter(
    ({ name, kind }) => kind === 'folder' && name !== 'content' && !isHidden(name) && isListable(name),
  )
  const paths = ['', ...folders.map(({ name }) => `${name}/`)].flatMap((folder) =>
    archiveFiles.map((name) => folder + name),
  )
  return paths.filter((path) => entryKind(path) === 'file').sort(compareText)
}
