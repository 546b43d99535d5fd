import type { Store, Stored } from '../stored-disk.ts'

/** For tests: a store in the map `files`; after `untilEnd` changes it throws, as if the browser had ended. */
export function storeInMemory(files = new Map<string, Stored>(), untilEnd = Number.POSITIVE_INFINITY): Store {
  let left = untilEnd
  return {
    all: async () => new Map(files),
    async apply(changes) {
      if (left-- <= 0) throw new Error('The browser has ended.')
      for (const [file, value] of changes) {
        if (value) files.set(file, value)
        else files.delete(file)
      }
    },
  }
}
