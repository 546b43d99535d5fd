// publish-in-child.ts <root> <out>: makes the files of every .jpg of <root> in <root>/<out>.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureFile } from '../../../check/pictures/pictures.ts'
import { createProgress } from '../../../util/progress.ts'
import { pictureDigest } from '../encode.ts'
import { makePictures } from '../make.ts'

const [root = '', out = ''] = process.argv.slice(2)
const names = (await readdir(root)).filter((name) => name.endsWith('.jpg')).sort()
const pictures = await Promise.all(
  names.map(async (file): Promise<PictureFile> => {
    const { width, height } = await sharp(join(root, file)).metadata()
    const digest = pictureDigest(await readFile(join(root, file)))
    return { key: digest.slice(0, 12), file, width, height, kind: 'raster', digest }
  }),
)
const progress = createProgress({ write: () => {} })
await makePictures({
  pictures,
  root,
  cache: join(root, 'cache'),
  previous: new Map(),
  staging: join(root, out),
  progress,
})
