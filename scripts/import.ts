// npm run import -- <arkivi.zip> [--keep=here|archive]: merr ndryshimet nga një arkiv i studios dhe i bashkon me përmbajtjen.
// Shkruan të gjithë skedarët e arkivit ose asnjë. Nëse dikush tjetër ka ndryshuar të njëjtin vend, tregon të dyja tekstet
// dhe nuk shkruan asgjë (dalja 1). Me --keep zgjidhni tekstin që mbetet: tekstin e këtushëm (here) apo atë të arkivit
// (archive).
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from '../src/model/message/format.ts'
import { importArchive } from '../src/studio/hosts/zip/import.ts'
import { choicesFor, describeImport } from '../src/studio/local/import.ts'
import words from '../src/studio/words/import.json'
import { diskAt } from '../src/util/disk/node.ts'
import { paths } from '../src/util/paths.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
const [name, ...more] = positionals
const { keep } = values
const isKeep = (text: string | undefined) => text === undefined || text === 'here' || text === 'archive'
if (name === undefined || more.length > 0 || !isKeep(keep)) throw new Error(words.which)
// npm changes the folder to that of the project.
const archive = await readFile(resolve(process.env.INIT_CWD ?? '.', name)).catch(() => {
  throw new Error(format(words.noFile, { name }))
})
const project = { disk: diskAt(paths.root, { isDurable: true }), onChange: () => undefined }
let ended = await importArchive(project, archive)
if (keep === 'here' || keep === 'archive')
  ended = await importArchive(project, archive, choicesFor(ended.conflicts, keep))
for (const line of describeImport(ended)) console.log(line)
if (ended.conflicts.length > 0) process.exitCode = 1
