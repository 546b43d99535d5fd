import { paths } from '../paths.ts'
import { pathBelowRoot } from './generated-files.ts'

/**
 * Folders that hold nothing of what development shows, and the compiled modules: what is compiled is told of by the
 * plugin that compiles it, and with a thousand new files the watcher alone would be busy for half a minute.
 */
const unwatched = ['.cache', 'dist', 'test-results', pathBelowRoot(paths.generated)]

/** Whether Vite's watcher leaves a path alone. Not a pattern: brackets in the project's own path would be part of it. */
export function isUnwatched(path: string): boolean {
  const below = pathBelowRoot(path)
  return unwatched.some((name) => below === name || below.startsWith(`${name}/`))
}
