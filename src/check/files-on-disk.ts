import { diskAt } from '../util/disk/node.ts'
import { type ContentFiles, contentFiles } from './files.ts'

/** The content of a project on this computer's disk; `root` is the project's absolute path. */
export function filesOnDisk(root: string): ContentFiles {
  return contentFiles(diskAt(root))
}
