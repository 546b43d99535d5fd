import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PictureFile } from '../../content/compile/index.ts'
import { paths } from '../paths.ts'
import { typescriptCommand } from '../tool.ts'
import { writePhotos } from './pictures-photos.ts'
import { type Bytes, reportOf, type SetResult } from './pictures-report.ts'

/** One run: `pipeline` publishes as the build does, `plain` in a plain sequential loop. */
export type Job = {
  way: 'pipeline' | 'plain'
  /** Path of a JSON file: the pictures to publish. */
  list: string
  root: string
  outDir: string
  cacheDir: string
}

/** What a run took; the memory is the most that its process had, in MB. */
export type Measured = { seconds: number; files: number; peakMegabytes: number }

const run = promisify(execFile)

/**
 * Measures how pictures are published: the site's own, and `photos` photograph-sized files drawn from
 * `seed`. Each set runs cold, warm and in a plain loop, each in a process of its own; `pictures` bounds
 * how many of the site's own are taken.
 *
 * @returns the report as text
 */
export async function benchPictures(options: {
  own: readonly PictureFile[]
  pictures: number
  photos: number
  seed: number
  say: (line: string) => void
}): Promise<string> {
  const { own, pictures, photos, seed, say } = options
  await mkdir(paths.cache, { recursive: true })
  const work = await mkdtemp(join(paths.cache, 'bench-'))
  try {
    const results: SetResult[] = []
    const taken = own.filter(({ kind }) => kind === 'raster').slice(0, pictures)
    if (taken.length > 0) results.push(await measureSet('the site', taken, paths.root, work, say))
    if (photos > 0) {
      say(`drawing ${photos} photos of 12 megapixels, seed ${seed}`)
      const dir = join(work, 'photos')
      const drawn = await writePhotos({ dir, count: photos, seed })
      results.push(await measureSet('photos of 12 megapixels', drawn, dir, work, say))
    }
    return reportOf(results)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function measureSet(
  name: string,
  pictures: readonly PictureFile[],
  root: string,
  work: string,
  say: (line: string) => void,
): Promise<SetResult> {
  const base = await mkdtemp(join(work, 'set-'))
  const list = join(base, 'pictures.json')
  await writeFile(list, JSON.stringify(pictures))
  const job = { list, root, cacheDir: join(base, 'cache') }
  const measure = async (way: Job['way'], out: string) => {
    say(`${name}: ${pictures.length} pictures, ${out}`)
    const measured = await inChild({ ...job, way, outDir: join(base, out) })
    say(`  ${measured.seconds.toFixed(1)} s, ${measured.peakMegabytes.toFixed(0)} MB`)
    return measured
  }
  const cold = await measure('pipeline', 'cold')
  const warm = await measure('pipeline', 'warm')
  const plain = await measure('plain', 'plain')
  return { name, pictures: pictures.length, cold, warm, plain, bytes: await bytesOf(join(base, 'cold')) }
}

async function inChild(job: Job): Promise<Measured> {
  const child = join(paths.root, 'src/build/bench/pictures-run.ts')
  const [node = '', ...words] = await typescriptCommand(child, [JSON.stringify(job)])
  const { stdout } = await run(node, words, { cwd: paths.root })
  return JSON.parse(stdout) as Measured
}

/** Sizes of published files in bytes, by format and width. */
async function bytesOf(dir: string): Promise<Bytes> {
  const bytes: Bytes = new Map()
  for (const name of (await readdir(dir)).sort()) {
    const { width, format } = /-(?<width>\d+)\.(?<format>\w+)$/.exec(name)?.groups ?? {}
    const kind = `${format} ${width}`
    bytes.set(kind, [...(bytes.get(kind) ?? []), (await stat(join(dir, name))).size])
  }
  return bytes
}
