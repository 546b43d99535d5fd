// pictures-run.ts <job as JSON>: one measured run in a process of its own, whose peak
// memory is therefore that of the run. Prints a Measured as JSON.
import { readFile } from 'node:fs/promises'
import { megabytesOf } from '../megabytes.mjs'
import { publishPictures } from '../pictures/publish.ts'
import type { Job, Measured } from './pictures.ts'
import { publishPlainly } from './pictures-plain.ts'

const job = JSON.parse(process.argv[2] ?? '') as Job
const pictures = JSON.parse(await readFile(job.list, 'utf8'))
const { root, outDir, cacheDir } = job
const progress = { start: () => ({ advance: () => {}, end: () => {} }) }
const before = performance.now()
const files =
  job.way === 'plain'
    ? await publishPlainly(pictures, root, outDir)
    : (await publishPictures({ pictures, root, cacheDir, outDir, progress })).files
const seconds = (performance.now() - before) / 1000
const measured: Measured = { seconds, files, peakMegabytes: megabytesOf(process.resourceUsage().maxRSS) }
console.log(JSON.stringify(measured))
