import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { kinds } from '../../check/documents/kinds.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { paths } from '../../util/paths.ts'

/** Folder of the JSON Schemas for text editors. */
export const schemasFolder = join(paths.root, '.vscode/schemas')

/** The JSON Schemas (draft 7) of the fields of each kind of document, by file name: a kind with many documents by their folder. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(kinds).map(([name, kind]) => {
      const { schema, title } = kind
      const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
      const document = {
        $schema,
        $comment: 'Written by `npm run format` from src/model/schema.',
        title,
        ...rest,
      }
      return [`${'list' in kind ? kind.list : name}.json`, `${JSON.stringify(document, null, 2)}\n`]
    }),
  )
}

/** Writes the JSON Schemas, and removes those of former kinds. */
export async function writeSchemas(): Promise<void> {
  const schemas = jsonSchemas()
  for (const [name, text] of schemas) await writeAtomically(join(schemasFolder, name), text)
  const stale = (await readdir(schemasFolder)).filter((name) => !schemas.has(name))
  await Promise.all(stale.map((name) => rm(join(schemasFolder, name))))
}
