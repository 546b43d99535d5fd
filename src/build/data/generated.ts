import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../../check/content.ts'
import type { PageSite, Site } from '../../model/schema/site.ts'
import type { PageWords, Words } from '../../model/schema/words.ts'

/** The part of the content that is in every page. */
export type AppContent = Pick<Content, 'site' | 'words'>

const banner = '// Generated from content/ by the content compiler; changes here are overwritten.\n'

/**
 * The modules below `src/site/content/generated` as TypeScript, a second check by the compiler: what the app is bundled with,
 * ids as types, and for tests the whole content. The same content yields the same bytes.
 *
 * @returns Text by file name.
 */
export function emitModules(content: Content): Map<string, string> {
  return new Map([...emitAppModules(content), ['ids.ts', emitIds(content)], ['content.ts', emitAll(content)]])
}

/** The modules that are in every page: the app is bundled with them. */
export function emitAppModules({ site, words }: AppContent): Map<string, string> {
  const imports = `import type { PageSite } from '../../../model/schema/site.ts'\nimport type { PageWords } from '../../../model/schema/words.ts'\n`
  const constants = [
    `\nexport const site: PageSite = ${literal(pageSite(site))}\n`,
    `\nexport const words: PageWords = ${literal(pageWords(words))}\n`,
  ]
  return new Map([['site.ts', banner + imports + constants.join('')]])
}

/** The numbers of the documents as types and as values. */
export function emitIds({ reports, news, projects }: Content): string {
  const lists: [string, number[]][] = [
    ['report', reports.map(({ report }) => report.id)],
    ['news', news.map(({ id }) => id)],
    ['project', projects.map(({ id }) => id)],
  ]
  const parts = lists.map(([name, ids]) => {
    const sorted = [...ids].sort((a, b) => a - b)
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Id`
    return `\nexport type ${type} = ${sorted.join(' | ') || 'never'}\nexport const ${name}Ids = [${sorted.join(', ')}] as const\n`
  })
  return banner + parts.join('')
}

function emitAll(content: Content): string {
  return `${banner}import type { Content } from '../../../check/content.ts'\n\nexport const content: Content = ${literal(content)}\n`
}

/**
 * Writes modules below `dir`, each at once as a whole, and only those that differ.
 *
 * @param options.others whether other files there are removed
 * @returns The names of the files that were written or removed, sorted.
 */
export function writeModules(
  dir: string,
  modules: ReadonlyMap<string, string>,
  { others }: { others: 'keep' | 'remove' },
): string[] {
  const changed = [...modules].filter(([name, text]) => readIfThere(path.join(dir, name)) !== text)
  for (const [name, text] of changed) writeModule(path.join(dir, name), text)
  const stale = others === 'keep' ? [] : listModules(dir).filter((name) => !modules.has(name))
  for (const name of stale) rmSync(path.join(dir, name), { force: true })
  return [...changed.map(([name]) => name), ...stale].sort()
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function writeModule(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  // A reader sees the old file or the new one, never half of it.
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

function listModules(dir: string): string[] {
  if (!existsSync(dir)) return []
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  // A draft belongs to whoever is writing it at this moment.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
  return files.map(({ parentPath, name }) =>
    path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'),
  )
}

/** A plain value as a TypeScript literal, keys in the order of the object; undefined fields are left out. */
function literal(value: unknown): string {
  // In a literal, unlike in JSON, this key would set what stands behind the object. Within a text its quotes are escaped.
  return JSON.stringify(value, undefined, 2).replaceAll('"__proto__":', '["__proto__"]:')
}

function pageSite({
  description: _description,
  address: _address,
  standIns: _standIns,
  retired: _retired,
  ...site
}: Site): PageSite {
  return site
}

function pageWords({ home: _home, ...words }: Words): PageWords {
  return words
}
