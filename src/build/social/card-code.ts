import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modulesOf } from '../check/checker.ts'
import { keyOf } from '../site/blobs.ts'

/**
 * Tells of all that draws a card besides what is on it: the modules that lay it out and name it, and the versions of
 * fonts and of the picture library. Whatever else of the code changes, the cards are the same.
 */
export function cardCode(root: string): string {
  const layout = modulesOf(join(root, 'src', 'build', 'social', 'card.ts'))
  const others = [join(root, 'src', 'build', 'social', 'publish.ts'), join(root, 'package-lock.json')]
  return keyOf(...[...layout, ...others].map((file) => readFileSync(file, 'utf8')))
}
