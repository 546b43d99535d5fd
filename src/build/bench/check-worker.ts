// A process of its own for one measurement: checks the content of the folder given, then again after one edit.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkContent, type DocumentCache } from '../../content/compile/index.ts'
import { createPictureFacts } from '../pictures/facts.ts'

const [root = ''] = process.argv.slice(2)
const cache: DocumentCache = new Map()
const pictures = await createPictureFacts({ cacheDir: path.join(root, '.cache', 'pictures') })

async function run(): Promise<{ milliseconds: number; problems: string[] }> {
  const start = performance.now()
  const { problems } = await checkContent({ root, pictures, cache })
  const milliseconds = performance.now() - start
  const errors = problems.filter(({ severity }) => severity === 'error')
  return { milliseconds, problems: errors.map(({ file, line, rule }) => `${file}:${line} ${rule}`) }
}

const cold = await run()
const reports = path.join(root, 'content', 'reports')
const [edition = ''] = (await readdir(reports)).sort()
const file = path.join(reports, edition, 'index.mdx')
await writeFile(file, `${await readFile(file, 'utf8')}\nEdhe një fjali në fund.\n`)
const edit = await run()
await pictures.save()
console.log(
  JSON.stringify({ cold: cold.milliseconds, edit: edit.milliseconds, problems: edit.problems.slice(0, 5) }),
)
