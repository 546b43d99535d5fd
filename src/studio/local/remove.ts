import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isNumbered, kindOfPath } from '../../check/documents/kinds.ts'
import type { Ask } from '../../new/ask.ts'
import { numberIn } from '../../new/numbers.ts'
import { listFiles } from '../../util/list-files.ts'
import type { Studio } from '../core/studio.ts'
import { pageOf } from '../core/summaries.ts'
import type { DeletionFacts } from '../protocol.ts'

/**
 * The path below `content/` of a document, found by a path or an address: `content/reports/2024`, `/blog/9`.
 *
 * @throws an Error in Albanian where no document has that name
 */
export async function findDocument(content: string, named: string | undefined): Promise<string> {
  if (named === undefined || named === '')
    throw new Error('Cilin dokument? Shkruani dosjen ose adresën e tij, p.sh. content/reports/2024.')
  const asked = `/${named.replaceAll('\\', '/').replace(/\/$/, '')}`
  for (const name of listFiles(content)) {
    const kind = kindOfPath(name)
    if (kind === undefined || !isNumbered(kind)) continue
    const id = numberIn(await readFile(join(content, name), 'utf8'))
    const names = [`/${name}`, `/${name.replace('/index.mdx', '')}`, pageOf({ kind, values: { id } }, '/')]
    if (names.some((one) => one !== undefined && asked.endsWith(one))) return name
  }
  throw new Error(`„${named}“ nuk është raport, lajm apo projekt; fshihen vetëm këto.`)
}

/**
 * Shows the links to a document, asks whether to delete it, and deletes it as the studio does.
 *
 * @throws an Error in Albanian where the command cannot ask, or the answer is not yes
 */
export async function removeDocument(
  { file, isSure, call }: { file: string; isSure: boolean; call: Studio['call'] },
  ask: Ask,
  log: (line: string) => void,
): Promise<void> {
  const { links, id, revision } = (await call('links', { file })) as DeletionFacts
  log(`${file}${id === undefined ? '' : `: numri ${id} nuk i jepet më asnjë dokumenti tjetër.`}`)
  log(links.length === 0 ? 'Asnjë dokument tjetër nuk ka lidhje drejt tij.' : 'Lidhje drejt tij kanë:')
  for (const one of links) log(`  ${one.file} („${one.title}“)`)
  if (!isSure) {
    if (ask === undefined) throw new Error('Këtu nuk pyetet dot: nëse jeni të sigurt, shtoni --yes.')
    const answer = await ask('Ta fshijmë bashkë me fotot? (po/jo): ')
    if (answer.trim().toLowerCase() !== 'po') throw new Error('Asgjë nuk u fshi.')
  }
  await call('remove', { file, revision })
  log(`U fshi ${file}. Kthehet nga koshi i studios: npm run studio.`)
  if (links.length > 0) log('Lidhjet që nuk çojnë më askund i tregon npm run check.')
}
