import { rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Answers } from '../model/kinds/kind.ts'
import { readHistory } from '../pipeline/git/history.ts'
import { createFolder } from '../util/atomic.ts'
import { diskAt } from '../util/disk/node.ts'
import { hasCode } from '../util/has-code.ts'
import type { Kind } from './kinds.ts'
import { nextId } from './numbers.ts'
import { documentTemplate } from './template.ts'

/**
 * Creates a document: the next free number, a template to fill in. Never overwrites a file.
 *
 * @param options.content path of `content/`
 * @param options.write replaced in tests, which cannot fill a disk
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
  const root = dirname(content)
  const id = nextId({ disk: diskAt(root), history: await readHistory(root), folder: kind.folder })
  const name = kind.fileOf(answers)
  const file = join(content, name)
  const text = documentTemplate({
    fields: kind.fields,
    values: kind.values(answers, id),
    notes: kind.notes,
    body: kind.body(answers),
  })
  const created = await createFolder(dirname(file))
  await write(file, text, { flag: 'wx' }).catch(async (error) => {
    if (!hasCode(error, 'EEXIST')) {
      // A truncated document, or its empty folder, would occupy the name and break the content.
      await rm(file, { force: true })
      if (created !== undefined) await rmdir(dirname(file)).catch(() => undefined)
      throw error
    }
    throw new Error(`content/${name} ekziston; nuk u ndryshua.`)
  })
  return name
}
