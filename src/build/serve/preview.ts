import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { serveStatic } from './server.ts'

/**
 * Serves `dir` and prints the address; where the port is taken, no other is tried.
 *
 * @throws an Error with a cure when nothing was built or the port is taken
 */
export async function preview(options: {
  dir: string
  base: string
  port: number
  host: string
}): Promise<void> {
  const { dir, port } = options
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`There is no built site in ${dir}. Run „npm run build“ first.`)
  }
  try {
    const { url } = await serveStatic(options)
    console.log(`\n  The built site, as a static host serves it:  ${url}\n  Ctrl+C ends it.\n`)
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new Error(
      `Port ${port} is taken: another preview may be running. End it, or choose a port: npm run preview -- --port ${port + 1}`,
    )
  }
}
