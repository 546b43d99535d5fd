import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What was moved out of its place, for an instant only: the place, and where it may have come to, the last one last. */
type Note = { place: string; moved: readonly string[] }

/** In folders of builds: `removeStaging` reads it first, also where an interruption left it. */
const nameOfNote = 'moved-aside.json'

/** Notes in `folder`, before anything moves, what is about to. */
export function noteMove(folder: string, note: Note): void {
  writeFileSync(join(folder, nameOfNote), JSON.stringify(note))
}

/** What was moved has been replaced, or stands in its place again. */
export function forgetMove(folder: string): void {
  rmSync(join(folder, nameOfNote), { force: true })
}

/**
 * Puts back what the note in `folder` tells of, unless something stands in its place.
 *
 * @returns where it still is when the file system does not let it
 */
export function putBack(folder: string): string | undefined {
  const note = readNote(folder)
  if (note === undefined) return undefined
  const moved = note.moved.findLast((path) => existsSync(path))
  if (moved === undefined) return undefined
  try {
    renameSync(moved, note.place)
    return undefined
  } catch {
    // Another build has put its folder there, or somebody has removed all that was around it.
    return isFolder(note.place) || !isFolder(dirname(note.place)) ? undefined : moved
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function readNote(folder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, nameOfNote), 'utf8')) as Note
  } catch {
    // Nothing was moved, or the interruption came before.
    return undefined
  }
}
