import { paths } from '../util/paths.ts'
import { devConfig } from './config.ts'

/**
 * Starts the site with live content on a port of this machine and prints its address.
 *
 * @throws an Error with a hint when the port is in use
 */
export async function startDevServer({ port }: { port: number }): Promise<void> {
  const mode = 'development'
  process.env.NODE_ENV = mode
  const config = devConfig()
  // Imported after the call above, which starts to load the plugins.
  const { createServer } = await import('vite')
  const server = await createServer({
    ...config,
    mode,
    configFile: false,
    root: paths.root,
    server: { ...config.server, port },
    clearScreen: false,
    logLevel: 'warn',
  })
  try {
    await server.listen()
  } catch (error) {
    await server.close()
    // Vite's error has no code.
    if (!String(error).includes('already in use')) throw error
    throw new Error(
      `Porta ${port} është e zënë: faqja ndoshta është hapur te një dritare tjetër e terminalit. Mbylleni atë me Ctrl+C, ose zgjidhni një portë tjetër me -- --port=${port + 1}. (Port ${port} is taken.)`,
    )
  }
  const url = `http://localhost:${port}${server.config.base}`
  process.stdout.write(`\n  Faqja: ${url}\n  Ndalimi: Ctrl+C\n\n`)
}
