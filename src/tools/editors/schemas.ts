import { join } from 'node:path'
import { z } from 'zod'
import { kinds, singleNames } from '../../check/documents/kinds.ts'
import { paths } from '../../util/paths.ts'

/** Folder of the JSON Schemas for text editors. */
export const schemasFolder = join(paths.root, '.vscode/schemas')

/** Settings of VS Code, which name the document of each schema. */
export const settingsFile = join(paths.root, '.vscode/settings.json')

/** The settings with the documents that there are. */
export function nameSchemas(settings: string): string {
  const lines = singleNames.map(
    (name) => `    "./.vscode/schemas/${name}.json": "content/${kinds[name].file}"`,
  )
  return settings.replace(/(?<="yaml\.schemas": \{\n)[^}]*(?=\n {2}\})/, lines.join(',\n'))
}

/** The JSON Schemas (draft 7) of the documents that are YAML as a whole, by file name. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    singleNames.map((name) => {
      const { schema, title } = kinds[name]
      const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })
      const document = {
        $schema,
        $comment: 'Written by `npm run format` from src/model/schema.',
        title,
        ...rest,
      }
      return [`${name}.json`, `${JSON.stringify(document, null, 2)}\n`]
    }),
  )
}
