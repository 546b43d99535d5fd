// facts-in-child.ts <file> [--encode]: prints the facts about a picture, and the memory used.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodePicture } from '../encode.ts'
import { createPictureFacts } from '../facts.ts'
import { megabytesOf } from './megabytes.mjs'

const [file = '', ...options] = process.argv.slice(2)
const before = process.resourceUsage().maxRSS
const facts = await (await createPictureFacts({ cacheDir: join(dirname(file), 'cache') }))(file)
let files = 0
if (options.includes('--encode')) {
  const wanted = [{ width: 320, format: 'avif' } as const]
  await encodePicture(await readFile(file), 2400, wanted, async () => {
    files += 1
  })
}
const megabytes = Math.round(megabytesOf(process.resourceUsage().maxRSS - before))
console.log(JSON.stringify({ facts, files, megabytes }))
