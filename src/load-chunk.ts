import { withBase } from './base.ts'

/** Files that were asked for, by path below the base. */
const asked: Record<string, Promise<unknown> | undefined> = {}

/**
 * Loads a chunk with all that it imports at the same time, and after its style sheets. A build puts it in the place
 * of Vite's helper, which knows browsers and settings that the site has not.
 *
 * @param files the chunk and what it needs, as paths below the base
 * @throws when the chunk or one of its style sheets cannot be had; asked for again, it is loaded again
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    files.map((file) => {
      asked[file] ??= ask(file)
      return asked[file]
    }),
  )
  return load()
}

/** Resolves at once for a script, which `load` waits for, and when the page has it for a style sheet. */
async function ask(file: string): Promise<unknown> {
  const href = withBase(file)
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  if (isStyle && document.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', href }))
  if (!isStyle) return
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = (reason) => {
      asked[file] = undefined
      link.remove()
      reject(reason)
    }
  })
}
