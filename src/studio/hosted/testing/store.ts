import type { Store, Stored } from '../stored-disk.ts'

/** For tests: a store that is as lasting as the test; `untilEnd` is the number of changes after which it takes no more. */
export function storeInMemory(kept = new Map<string, Stored>(), untilEnd = Number.POSITIVE_INFINITY): Store {
  let left = untilEnd
  return {
    all: async () => new Map(kept),
    async apply(changes) {
      if (left-- <= 0) throw new Error('The browser has ended.')
      for (const [file, value] of changes) {
        if (value) kept.set(file, value)
        else kept.delete(file)
      }
    },
  }
}
