import { stateOf } from '../file-state.mjs'
import { keyOf } from './blobs.ts'
import { codeFiles, fingerprintCode } from './fingerprint.ts'

/** All code and settings that a build runs on, as they are when it begins. */
export type Code = {
  /** Names what is made with it, so that it is found again. */
  key: string
  /** @throws {Error} when something was written since, also where it was written back: what read it may have met either. */
  expectUnchanged(): void
}

/**
 * Reads the code of the project in `root`.
 *
 * @param started when the process began, in ms since 1970: of what was written after that nobody knows whether it runs
 */
export function readCode(root: string, started: number = performance.timeOrigin): Code {
  const read = () => codeFiles(root).map((file) => ({ file, ...stateOf(file) }))
  const before = read()
  const fingerprint = fingerprintCode(root)
  const isRunning = before.every(({ changed }) => changed < started)
  return {
    // What older code makes is nobody else's, least of all that of the code that lies there.
    key: isRunning ? fingerprint : keyOf(fingerprint, String(process.pid), String(started)),
    expectUnchanged: () => expectSame(before, read),
  }
}

/**
 * Notes the states of files, which must be there.
 *
 * @returns what throws an Error when one of them was written since
 */
export function noteStates(files: readonly string[]): () => void {
  const read = () => files.map((file) => ({ file, ...stateOf(file) }))
  const before = read()
  return () => expectSame(before, read)
}

type State = { file: string; key: string }

function expectSame(before: readonly State[], read: () => readonly State[]): void {
  if (textOf(before) !== textOrNothing(read))
    throw new Error(
      'Projekti u ndryshua gjatë ndërtimit; nisni ndërtimin përsëri. (The project was changed while the site was built: build it once more.)',
    )
}

function textOf(states: readonly State[]): string {
  return JSON.stringify(states.map(({ file, key }) => [file, key]))
}

/** A file that goes between being listed and being looked at is a change like any other. */
function textOrNothing(read: () => readonly State[]): string | undefined {
  try {
    return textOf(read())
  } catch {
    return undefined
  }
}
