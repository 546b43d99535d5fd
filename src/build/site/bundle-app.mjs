// Bundles the app, once for browsers and once for what renders pages, in a process of its own: whoever hands out
// work is not kept from it, and the bundler gives its memory back only when its process ends.
import { build } from 'vite'

// Whoever asked is gone, and its folder with it.
process.once('disconnect', () => process.exit())

const [root = '', client = '', server = ''] = process.argv.slice(2)
try {
  await build({ root, logLevel: 'warn', build: { outDir: client } })
  await build({ root, logLevel: 'warn', build: { outDir: server, ssr: true } })
  process.exit()
} catch (error) {
  process.send?.(error instanceof Error ? (error.stack ?? error.message) : String(error), () =>
    process.exit(1),
  )
}
