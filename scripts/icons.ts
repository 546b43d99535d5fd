// npm run icons: draws the icons in public/ anew from the site's mark.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeAtomically } from '../src/build/atomic.ts'
import { drawIcons } from '../src/build/icons/draw.ts'
import { paths } from '../src/build/paths.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  parseArgs({ options: {} })
  for (const [name, bytes] of await drawIcons()) {
    await writeAtomically(join(paths.root, 'public', name), bytes)
    console.log(`public/${name}: ${bytes.length} bytes`)
  }
} catch (error) {
  reportFailure(error)
}
