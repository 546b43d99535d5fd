import { compileBody } from './bodies.ts'
import type { ModuleSource } from './sources.ts'

/**
 * A module as a browser loads it: plain JavaScript that imports nothing. A body becomes a function that is
 * handed React's functions and gives the module of the body, as `src/content/published.ts` expects it. It ends with
 * what it exports, so that the prerender can evaluate it without a loader (evaluate.ts).
 */
export async function publishedModule({ constants, names, body }: ModuleSource): Promise<string> {
  if (body === undefined) return `${constants}export{${names.join()}};`
  return `${constants}${await compileBody(body)}export{${names.join()},body};`
}
