import { createServer } from 'vite'
import { paths } from '../paths.ts'

/**
 * Starts the site with live content on the fixed port of `vite.config.ts` and prints its address.
 * @throws when the port is taken.
 */
export async function startDevServer(): Promise<{ url: string; close(): Promise<void> }> {
  // A module that fails while a page is rendered rejects promises nobody waits for: the next edit mends it.
  process.on('unhandledRejection', (reason) => console.error(reason))
  const server = await createServer({ root: paths.root, clearScreen: false, logLevel: 'warn' })
  await server.listen()
  const url = `http://localhost:${server.config.server.port}${server.config.base}`
  process.stdout.write(`\n  Faqja: ${url}\n  Ndalimi: Ctrl+C\n\n`)
  return { url, close: () => server.close() }
}
