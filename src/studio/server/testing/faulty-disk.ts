/** For tests: a disk on which something fails. */
import type { Disk } from '../../../util/disk/disk.ts'

/** Whether the disk fails once, or until it is healed. */
type Fault = { after: number; code: string; isLasting: boolean }

/** A disk that fails when told to. A removal of a folder that fails has removed a part of it. */
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
    /** Fails at a write after some others. */
    fail: (next: Fault) => {
      fault = { ...next }
      hasFailed = false
    },
    /** Heals a disk that has failed; one that is to fail later still does. */
    healIfFailed: () => {
      if (hasFailed) fault = undefined
    },
  }
}
