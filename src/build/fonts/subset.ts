import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { writeAtomically } from '../atomic.ts'
import { paths } from '../paths.ts'
import { fontCharacters } from './characters.ts'
import { fontFeatures, type SiteFont, siteFonts } from './fonts.ts'

/** Folder of the fonts that the site publishes. */
export const fontsDir = join(paths.root, 'src/styles/fonts')

/** A font's bytes with the characters, weights and features alone that the site uses. */
export async function makeFont({ source, weights }: SiteFont): Promise<Buffer> {
  const original = await readFile(createRequire(import.meta.url).resolve(source))
  return await subsetFont(original, fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: fontFeatures,
  })
}

/** Writes the site's fonts, the same bytes each time; returns name and size of each. */
export async function writeFonts(): Promise<{ name: string; bytes: number }[]> {
  const written = []
  for (const font of siteFonts) {
    const bytes = await makeFont(font)
    await writeAtomically(join(fontsDir, `${font.name}.woff2`), bytes)
    written.push({ name: font.name, bytes: bytes.length })
  }
  return written
}
