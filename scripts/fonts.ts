// npm run fonts: makes src/styles/fonts anew from the designers' files, with what the site uses of them.
import { parseArgs } from 'node:util'
import { writeFonts } from '../src/build/fonts/subset.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  parseArgs({ options: {} })
  for (const { name, bytes } of await writeFonts()) console.log(`${name}.woff2: ${bytes} bytes`)
} catch (error) {
  reportFailure(error)
}
