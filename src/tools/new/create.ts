import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseDocument } from 'yaml'
import { readHistory } from '../../pipeline/history.ts'
import { hasCode } from '../../util/has-code.ts'
import type { Answers, Kind } from './kinds.ts'
import { documentTemplate } from './template.ts'

/**
 * Creates a document: the next free number, a template to fill in. Never overwrites a file.
 *
 * @param options.content path of `content/`
 * @param options.write replaced in tests: a disk is seldom full
 * @returns path of the new file below `content/`
 * @throws an Error in Albanian when the file exists
 */
export async function createDocument(options: {
  content: string
  kind: Kind
  answers: Answers
  write?: typeof writeFile
}): Promise<string> {
  const { content, kind, answers, write = writeFile } = options
  const id = await freeId(content, kind.folder)
  const name = kind.fileOf(answers)
  const file = join(content, name)
  const text = documentTemplate({
    fields: kind.fields,
    values: kind.values(answers, id),
    notes: kind.notes,
    body: kind.body(answers),
  })
  const made = await mkdir(dirname(file), { recursive: true })
  await write(file, text, { flag: 'wx' }).catch(async (error) => {
    if (!hasCode(error, 'EEXIST')) {
      // A truncated document, or its empty folder, would occupy the name and break the content.
      await rm(file, { force: true })
      if (made !== undefined) await rmdir(dirname(file)).catch(() => undefined)
      throw error
    }
    throw new Error(`content/${name} ekziston; nuk u ndryshua.`)
  })
  return name
}

/**
 * The number of the next document of a folder: after the highest that content, settings and history tell of. Gaps are
 * not filled, because an old number may live on in shared links.
 *
 * @param taken numbers of documents that are not written yet
 */
export async function freeId(
  content: string,
  folder: string,
  taken: readonly number[] = [],
): Promise<number> {
  const past = await readHistory(dirname(content))
  const given = past?.bearers.filter(({ list }) => list === folder).map(({ id }) => id) ?? []
  const names = await readdir(join(content, folder), { recursive: true }).catch(() => [])
  const documents = names.filter((name) => name.endsWith('.mdx'))
  const texts = documents.map((name) => readFile(join(content, folder, name), 'utf8'))
  const own = (await Promise.all(texts)).map((text) => numberIn(text) ?? 0)
  return Math.max(0, ...own, ...(await retiredIds(content, folder)), ...given, ...taken) + 1
}

/** The number of a document. One with a mistake still has its number: a line is read, not YAML. */
export function numberIn(text: string): number | undefined {
  const [, id] = /^id:\s*["']?(\d+)/m.exec(text) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Numbers listed as retired in `site.yaml`; none if the file has mistakes, which the check reports. */
async function retiredIds(content: string, folder: string): Promise<number[]> {
  const text = await readFile(join(content, 'site.yaml'), 'utf8').catch(() => '')
  const parsed = parseDocument(text)
  const ids: unknown = parsed.errors.length === 0 ? parsed.toJS()?.retired?.[folder] : undefined
  return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
}
