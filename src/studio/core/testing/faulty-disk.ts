/** For tests: a disk on which something fails. */
import type { Disk } from '../../../util/disk/disk.ts'

/** A failure with an error code, after some successful steps: once, or until the disk is healed. */
type Fault = { after: number; code: string; isLasting: boolean }

/** A disk that fails on demand. A failed removal of a folder has removed one of its files. */
export function faultyDisk(disk: Disk) {
  let fault: Fault | undefined
  let hasFailed = false
  const step = async (work: () => Promise<void>, fails: () => Promise<void> = async () => {}) => {
    if (fault !== undefined && fault.after-- <= 0) {
      const { code } = fault
      hasFailed = true
      if (!fault.isLasting) fault = undefined
      await fails()
      throw Object.assign(new Error(code), { code })
    }
    await work()
  }
  const faulty: Disk = {
    ...disk,
    write: (file, data) => step(() => disk.write(file, data)),
    move: (from, to) => step(() => disk.move(from, to)),
    remove: (path) =>
      step(
        () => disk.remove(path),
        async () => {
          const [first] = disk.list(path)
          if (first?.kind === 'file') await disk.remove(`${path}/${first.name}`)
        },
      ),
    removeEmpty: (folder) => step(() => disk.removeEmpty(folder)),
  }
  return {
    disk: faulty,
    /** Lets a write, move or removal fail after some others. */
    fail: (next: Fault) => {
      fault = { ...next }
      hasFailed = false
    },
    /** Heals the disk if it has failed; a failure that is still to come stays. */
    healIfFailed: () => {
      if (hasFailed) fault = undefined
    },
  }
}

/** A disk on which a folder can be entered, but not listed. */
export function withUnlisted(disk: Disk, closed: string): Disk {
  const { list } = withClosed(disk, closed)
  return {
    ...disk,
    isListable: (folder) => folder !== closed,
    list: (folder) => (folder === closed ? list(folder) : disk.list(folder)),
  }
}

/** A disk on which a file, or all in a folder, cannot be read. */
export function withClosed(disk: Disk, closed: string): Disk {
  const expectOpen = (path: string) => {
    if (`${path}/`.startsWith(`${closed}/`)) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    return path
  }
  return {
    ...disk,
    isListable: (folder) => !`${folder}/`.startsWith(`${closed}/`),
    read: (file) => disk.read(expectOpen(file)),
    list: (folder) => disk.list(expectOpen(folder)),
    entryKind: (path) => disk.entryKind(path === closed ? path : expectOpen(path)),
  }
}
