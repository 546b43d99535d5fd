import type { ViteDevServer } from 'vite'
import { stateOf } from '../file-state.mjs'

/** After a change, in ms, when the watcher tells of the next one again: for 50 ms it keeps those of a file to itself. */
export const silence = 60

type Watcher = Pick<ViteDevServer['watcher'], 'on' | 'emit'>

/**
 * Tells of a change that followed another one of the same file so soon that the watcher did not: a program that
 * empties a file and fills it, or saves, formats and saves again.
 */
export function tellLateChanges(watcher: Watcher): void {
  /** States in which files were when a change of them was told. */
  const told = new Map<string, string | undefined>()

  function lookAgain(file: string): void {
    const state = readState(file)
    // What is gone has an event of its own.
    if (state === undefined || state === told.get(file)) return
    tellChange(watcher, file)
  }

  watcher.on('all', (event, file) => {
    if (event !== 'change') return
    told.set(file, readState(file))
    setTimeout(lookAgain, silence, file).unref()
  })
}

/** Tells all who listen to the watcher of a change that it did not tell of itself. */
export function tellChange(watcher: Pick<Watcher, 'emit'>, file: string): void {
  watcher.emit('change', file)
  watcher.emit('all', 'change', file)
}

function readState(file: string): string | undefined {
  try {
    return stateOf(file).key
  } catch {
    return undefined
  }
}
