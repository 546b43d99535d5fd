import type { Plugin } from 'vite'
import { paths } from '../util/paths.ts'
import { devConfig } from './config.ts'
import type { LiveOptions } from './live-content.ts'

/**
 * Starts the site with live content on a port of this machine and prints its address.
 *
 * @param options.live where the content comes from
 * @param options.plugins plugins that run before the site's own
 * @param options.mode the build of React: that of production reports fewer mistakes in the code, and is many times faster
 * @throws an Error with a hint when the port is in use
 */
export async function startDevServer(options: {
  port: number
  live?: LiveOptions
  plugins?: Plugin[]
  mode?: 'development' | 'production'
}): Promise<{ url: string }> {
  const { port, live, plugins = [], mode = 'development' } = options
  process.env.NODE_ENV = mode
  const config = devConfig(live)
  // Imported after the call above, which starts to load the plugins.
  const { createServer } = await import('vite')
  const server = await createServer({
    ...config,
    mode,
    plugins: [...plugins, ...(config.plugins ?? [])],
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
  return { url }
}
