import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writePhotos } from './pictures-photos.ts'
import { publishPlainly } from './pictures-plain.ts'
import { reportOf } from './pictures-report.ts'

// Decoding and encoding take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bench-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('the same seed draws the same photo, as heavy for its size as a camera’s', async () => {
  const size = { width: 1000, height: 750 }
  const [first] = await writePhotos({ dir: join(root, 'a'), count: 1, seed: 7, size })
  await writePhotos({ dir: join(root, 'b'), count: 1, seed: 7, size })
  await writePhotos({ dir: join(root, 'c'), count: 1, seed: 8, size })
  expect(first).toMatchObject({ file: 'photo-001.jpg', width: 1000, height: 750 })
  const bytes = await readFile(join(root, 'a', 'photo-001.jpg'))
  expect(await readFile(join(root, 'b', 'photo-001.jpg'))).toEqual(bytes)
  expect(await readFile(join(root, 'c', 'photo-001.jpg'))).not.toEqual(bytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000, height: 750, channels: 3 })
  // A phone's photos have between one and five bits a pixel.
  const bits = (8 * bytes.length) / (1000 * 750)
  expect(bits).toBeGreaterThan(1)
  expect(bits).toBeLessThan(5)
})

test('the plain loop writes the same files as the pipeline', async () => {
  const image = sharp({ create: { width: 200, height: 120, channels: 3, background: '#24403a' } })
  await image.jpeg().toFile(join(root, 'a.jpg'))
  const picture = { key: 'a.00000000', file: 'a.jpg', width: 200, height: 120, kind: 'raster' } as const
  expect(await publishPlainly([picture], root, join(root, 'out'))).toBe(7)
  expect(await sharp(join(root, 'out', 'a.00000000-174.avif')).metadata()).toMatchObject({ width: 174 })
})

test('the report compares the runs and lists sizes by format and width', () => {
  const measured = (seconds: number) => ({ seconds, files: 40, peakMegabytes: 210.4 })
  const bytes = new Map([
    ['webp 464', [20_000, 24_000, 40_000]],
    ['avif 1243', [90_000]],
    ['avif 464', [12_000, 16_000]],
  ])
  const text = reportOf([
    { name: 'the site', pictures: 4, cold: measured(2), warm: measured(0.1), plain: measured(5), bytes },
  ])
  expect(text.split('\n')).toEqual([
    'the site: 4 pictures, 40 files',
    'cold                      2.0 s   2.0 pictures/s   20 files/s   210 MB',
    'warm                      0.1 s  40.0 pictures/s  400 files/s   210 MB',
    'plain sharp loop          5.0 s   0.8 pictures/s    8 files/s   210 MB',
    'cold is 2.50 times as fast as the plain loop',
    '',
    'format, width     files   median kB    all kB',
    'avif 464              2        14.0        28',
    'avif 1243             1        90.0        90',
    'webp 464              3        24.0        84',
  ])
})
