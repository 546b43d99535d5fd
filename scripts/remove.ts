// npm run remove -- <dosja ose adresa> [--yes]: fshin një raport, lajm ose projekt bashkë me fotot e tij.
// P.sh.: npm run remove -- content/reports/2024, ose: npm run remove -- /blog/9
// Tregon më parë cilët dokumente kanë lidhje drejt tij dhe pyet; me --yes nuk pyet. Numri i tij shënohet te
// content/site.yaml dhe nuk jepet më. Dokumenti kthehet nga koshi i studios (npm run studio).
import { parseArgs } from 'node:util'
import { terminalAsk } from '../src/new/ask.ts'
import { createStudio } from '../src/studio/core/studio.ts'
import { openHome } from '../src/studio/local/home.ts'
import { findDocument, removeDocument } from '../src/studio/local/remove.ts'
import { paths } from '../src/util/paths.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean' } } })
const [named, ...more] = positionals
if (more.length > 0) throw new Error(`Fjala „${more[0]}“ është e tepërt: fshihet një dokument në një herë.`)
const file = `content/${await findDocument(paths.content, named)}`
const { ask, close } = terminalAsk()
try {
  const { call } = await createStudio({ ...(await openHome()), base: '/', onChange: () => undefined })
  await removeDocument({ file, isSure: values.yes === true, call }, ask, (line) => console.log(line))
} finally {
  close()
}
