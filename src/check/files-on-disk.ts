import { diskAt } from '../util/disk/node.ts'
import { type ContentFiles, contentFiles } from './files.ts'

/** The content of the project in a folder of this computer; `root` is its absolute path. */
export function filesOnDisk(root: string): ContentFiles {
  return contentFiles(diskAt(root))
}
