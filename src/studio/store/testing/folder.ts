/** For tests: a folder of this computer. */
import type { Disk } from '../../../util/disk/disk.ts'
import { filesBelow } from '../../../util/disk/disk.ts'
import { digestOf } from '../../../util/disk/unread.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Folder, FolderFile } from '../folder.ts'

/** A folder over a disk; pictures, but for those of open drafts, are listed with their digests. */
export function folderOver(disk: Disk): Folder {
  const paths = () =>
    ['content', 'public', 'drafts'].flatMap((name) => filesBelow(disk, name).map((file) => `${name}/${file}`))
  const stampOf = (file: string) => {
    const bytes = disk.read(file)
    return bytes ? digestOf(bytes) : ''
  }
  return {
    async list() {
      const files = paths().map((file): [string, FolderFile] => {
        const stamp = stampOf(file)
        const isUnread = file.endsWith('.jpg') && !file.startsWith('drafts/open/')
        return [file, { stamp, at: 0, ...(isUnread && { digest: stamp }) }]
      })
      return { files: Object.fromEntries(files), closed: [], readOnly: [] }
    },
    records: async () => ({}),
    read: async (files) => files.map((file) => disk.read(file) ?? new Uint8Array()),
    async write(file, data, stamp) {
      if (stampOf(file) !== stamp) throw new Refusal(409, 'another version')
      const from =
        data instanceof Uint8Array ? undefined : paths().find((one) => stampOf(one) === data.digest)
      const bytes = data instanceof Uint8Array ? data : from && disk.read(from)
      if (bytes === undefined) throw new Refusal(409, 'no such file')
      await disk.write(file, bytes)
      return stampOf(file)
    },
    move: disk.move,
    async remove(path, stamp) {
      if (stamp !== undefined && !['', stamp].includes(stampOf(path)))
        throw new Refusal(409, 'another version')
      await disk.remove(path)
    },
    removeEmpty: disk.removeEmpty,
  }
}
