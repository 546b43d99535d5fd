// A process of its own for one measurement: checks the content of the folder given, again after one edit, and
// once more as another process would that knows of the first check only what it left on the disk.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkContent, type DocumentCache } from '../../content/compile/index.ts'
import { createCrew } from '../check/crew.ts'
import { openRecordStore } from '../check/record-store.ts'
import { createPictureFacts } from '../pictures/facts.ts'

const [root = ''] = process.argv.slice(2)
const memory = { folder: path.join(root, '.cache', 'checks'), checker: 'bench' }
await rm(memory.folder, { recursive: true, force: true })

async function run(cache: DocumentCache): Promise<{ milliseconds: number; problems: string[] }> {
  const start = performance.now()
  const pictures = await createPictureFacts({ cacheDir: path.join(root, '.cache', 'pictures') })
  const store = await openRecordStore(memory)
  const { problems } = await checkContent({ root, pictures, store, crew: createCrew(), cache })
  await Promise.all([store.save(), pictures.save()])
  const milliseconds = performance.now() - start
  const errors = problems.filter(({ severity }) => severity === 'error')
  return { milliseconds, problems: errors.map(({ file, line, rule }) => `${file}:${line} ${rule}`) }
}

async function edit(sentence: string): Promise<void> {
  const reports = path.join(root, 'content', 'reports')
  const [edition = ''] = (await readdir(reports)).sort()
  const file = path.join(reports, edition, 'index.mdx')
  await writeFile(file, `${await readFile(file, 'utf8')}\n${sentence}\n`)
}

const cache: DocumentCache = new Map()
const cold = await run(cache)
await edit('Edhe një fjali në fund.')
const edited = await run(cache)
await edit('Dhe një tjetër pas saj.')
const again = await run(new Map())
console.log(
  JSON.stringify({
    cold: cold.milliseconds,
    edit: edited.milliseconds,
    again: again.milliseconds,
    problems: again.problems.slice(0, 5),
  }),
)
