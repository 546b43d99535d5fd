// publish-in-child.ts <root> <out>: publishes every .jpg of <root> and tells of each file that is encoded, so that
// a test can interrupt it there.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureFile } from '../../../content/compile/index.ts'
import { publishPictures } from '../publish.ts'

const [root = '', out = ''] = process.argv.slice(2)
const names = (await readdir(root)).filter((name) => name.endsWith('.jpg')).sort()
const pictures = await Promise.all(
  names.map(async (file): Promise<PictureFile> => {
    const { width, height } = await sharp(join(root, file)).metadata()
    return { key: `${file.slice(0, -4)}.00000000`, file, width, height, kind: 'raster' }
  }),
)
const step = { advance: () => process.stdout.write('encoded\n'), end: () => {} }
const { encoded } = await publishPictures({
  pictures,
  root,
  cacheDir: join(root, 'cache'),
  outDir: join(root, out),
  progress: { start: () => step },
})
process.stdout.write(`done ${encoded}\n`)
