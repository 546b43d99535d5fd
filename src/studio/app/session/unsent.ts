import type { EditorState } from './state.ts'

/** Operations that are not sent yet, with the text on which they were made. */
export type Unsent = Pick<EditorState, 'seen' | 'waiting'>

/** Keeps the unsent operations of a document until its page is loaded again. */
export type UnsentStore = {
  read(file: string): Unsent | undefined
  /** Without `unsent`, forgets what was kept. */
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
 * Reads stored operations. Pages of a former build named the key of an operation `act`: their words must not be lost.
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

/** The storage may be refused or full: then the page alone has the operations. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
