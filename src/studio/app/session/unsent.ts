import type { EditorState } from './state.ts'

/** Operations that are not sent yet, with the text on which they were made. */
export type Unsent = Pick<EditorState, 'seen' | 'waiting'>

/** Keeps the unsent operations of a document until its page is loaded again. */
export type UnsentStore = {
  read(file: string): Unsent | undefined
  /** Stores unsent operations; without `unsent`, deletes the stored ones. */
  write(file: string, unsent?: Unsent): void
}

/** Keeps nothing. */
export const noUnsent: UnsentStore = { read: () => undefined, write: () => undefined }

/** Keeps unsent operations in the storage of this window, which outlives its page and a crash of it. */
export const windowUnsent: UnsentStore = {
  read(file) {
    const stored = attempt(() => sessionStorage.getItem(keyOf(file)))
    return stored ? attempt(() => readUnsent(stored)) : undefined
  },
  write(file, unsent) {
    attempt(() =>
      unsent
        ? sessionStorage.setItem(keyOf(file), JSON.stringify(unsent))
        : sessionStorage.removeItem(keyOf(file)),
    )
  },
}

/**
 * Reads stored operations. It also reads those of former builds, which named the key of an operation `act`, so that no
 * words are lost.
 *
 * @throws an Error for a text without the operations or the text on which they were made
 */
function readUnsent(stored: string): Unsent {
  const { seen, waiting } = JSON.parse(stored)
  if (typeof seen.text !== 'string') throw new Error('The text is missing.')
  return {
    seen,
    waiting: waiting.map(({ act, ...rest }: { act?: string }) => (act ? { op: act, ...rest } : rest)),
  }
}

const keyOf = (file: string) => `studio-unsent:${file}`

/** If the storage is refused or full, only the page has the operations. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
