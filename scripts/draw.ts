// npm run icons: draws the icons in public/ from the site's logo.
// npm run fonts: makes src/site/styles/fonts from the designers' files, with only what the site uses of them.
// npm run drawings -- reports/2024: draws the illustrations of content/ whose file begins so, by src/tools/drawing/shots.ts.
// npm run pictures: takes the pictures of the editors' guide from the studio's screens.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeAtomically } from '../src/util/atomic.ts'
import { paths } from '../src/util/paths.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [name, prefix = ''] = positionals
const drawings = {
  icons: async () => (await import('../src/tools/icons/icons.ts')).drawIcons(),
  fonts: async () => (await import('../src/tools/fonts/fonts.ts')).drawFonts(),
  drawings: async () => (await import('../src/tools/drawing/draw.ts')).drawAlbums(prefix),
  pictures: async () => (await import('../src/tools/editors/screens.ts')).drawPictures(),
}
const draw = Object.entries(drawings).find(([each]) => each === name)?.[1]
if (draw === undefined) throw new Error(`What is to be drawn? One of: ${Object.keys(drawings).join(', ')}.`)
for (const [file, bytes] of await draw()) {
  await writeAtomically(join(paths.root, file), bytes)
  console.log(`${file}: ${bytes.length} bytes`)
}
