import viteConfig from '../../../vite.config.ts'
import { paths } from '../paths.ts'

/**
 * Starts the site with live content on the fixed port of `vite.config.ts` and prints its address.
 * @throws when the port is taken.
 */
export async function startDevServer(): Promise<{ url: string; close(): Promise<void> }> {
  // A module that fails while a page is rendered also fails where nobody waits for it, and would end the
  // server; the next edit mends it.
  for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, reportFailure)
  // Vite would bundle the configuration once more, though it is part of this command's bundle.
  const config = await viteConfig({ command: 'serve', mode: 'development' })
  // Not before: with the configuration begins what needs nothing of Vite.
  const { createServer } = await import('vite')
  const server = await createServer({
    ...config,
    configFile: false,
    root: paths.root,
    clearScreen: false,
    logLevel: 'warn',
  })
  await server.listen()
  const url = `http://localhost:${server.config.server.port}${server.config.base}`
  process.stdout.write(`\n  Faqja: ${url}\n  Ndalimi: Ctrl+C\n\n`)
  return { url, close: () => server.close() }
}

function reportFailure(failure: unknown): void {
  console.error(failure)
}
