import { banner } from './banner.ts'
import { literal } from './literal.ts'

type Value = [name: string, type: string, schema: string, value: unknown]

/**
 * A module of typed constants.
 *
 * @param values name, type, the schema's file that exports the type, and value of each
 * @param up the way from the module's folder to that of all modules
 */
export function emitValues(values: readonly Value[], up = ''): string {
  const types = new Map<string, Set<string>>()
  for (const [, type, schema] of values)
    types.set(schema, (types.get(schema) ?? new Set()).add(typeName(type)))
  const imports = [...types].map(
    ([schema, names]) =>
      `import type { ${[...names].sort().join(', ')} } from '${up}../schema/${schema}.ts'\n`,
  )
  const exports = values.map(
    ([name, type, , value]) => `\nexport const ${name}: ${type} = ${literal(value)}\n`,
  )
  return banner + imports.join('') + exports.join('')
}

function typeName(type: string): string {
  return type.replace('readonly ', '').replace(/\[.*\]$/, '')
}
