// npm run new [-- report --year 2025 | news --slug dita-e-tokes | project --year 2025-2026] [--title …]
// Nis një raport (report), lajm (news) ose projekt (project) dhe pyet për fushat që mungojnë.
// Çdo pyetje ka mundësinë e vet: news --slug dita-e-tokes [--published 2025-04-22]
// Edicioni i dytë i një viti do emër: report --year 2025 --slug vjeshte [--start 2025-11-21 --end 2025-11-25]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Answers } from '../src/model/kinds/kind.ts'
import { completeAnswers, terminalAsk } from '../src/new/ask.ts'
import { createDocument } from '../src/new/create.ts'
import { kinds } from '../src/new/kinds.ts'
import { paths } from '../src/util/paths.ts'

const { ask, close } = terminalAsk()
try {
  const options = kinds.flatMap(({ questions }) => questions.map(({ option }) => option))
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(options.map((option) => [option, { type: 'string' }])),
  })
  const [word, ...more] = positionals
  if (more.length > 0)
    throw new Error(`Fjala „${more[0]}“ është e tepërt. Shkruani p.sh.: npm run new -- project --year=2025`)
  const exists = (path: string) => existsSync(join(paths.content, path))
  const { kind, answers } = await completeAnswers({ word, given: values as Answers, exists }, ask, (line) =>
    console.log(line),
  )
  const file = await createDocument({ content: paths.content, kind, answers })
  console.log(`
U krijua content/${file}. Plotësoni fushat, tekstin dhe fotografitë te studioja („npm run studio“) ose në skedar,
ku çdo fushë e ka shpjegimin mbi vete; „npm run check“ tregon çfarë mbetet.
`)
} finally {
  close()
}
