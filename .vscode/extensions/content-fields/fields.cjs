/**
 * The fields at the head of a document, by their schema. Reads lines, not YAML, because what is being typed is hardly
 * ever valid YAML.
 *
 * @typedef {{ title?: string, description?: string, examples?: unknown[], type?: string, format?: string,
 *   pattern?: string, enum?: unknown[], properties?: Record<string, Schema>, required?: string[],
 *   items?: Schema }} Schema a JSON Schema of .vscode/schemas
 * @typedef {{ name: string, insert: string, words: string }} Suggestion `insert` is a snippet, `words` Markdown
 */

/** What stands before a field's name, which in a list is `- `; the name; what comes behind it. */
const keyLine = /^(\s*(?:- )*)([A-Za-z]\w*):(?:\s+(.*))?$/

/** What may be written at a place (line and character from 0): fields, or values for a field that has none. */
function suggest(schema, lines, line, character) {
  if (!isInFields(lines, line)) return []
  const before = (lines[line] ?? '').slice(0, character)
  const [, lead = '', key = '', value] = keyLine.exec(before) ?? []
  if (value !== undefined && !/\s/.test(value)) {
    const field = groupAt(schema, lines, line, lead.length).properties?.[key]
    return (field?.enum ?? field?.examples ?? []).map((example) => ({
      name: String(example),
      insert: escapeSnippet(example),
      words: field?.description ?? '',
    }))
  }
  const start = /^(\s*(?:- )*)\w*$/.exec(before)
  if (start === null) return []
  const indent = start[1]?.length ?? 0
  const group = groupAt(schema, lines, line, indent)
  return Object.entries(group.properties ?? {}).map(([name, field]) => ({
    name,
    insert: snippet(name, field, ' '.repeat(indent)),
    words: describe(group, name, field),
  }))
}

/** The words for the field whose name is at a place, and where that name stands. */
function explain(schema, lines, line, character) {
  const [, { length: start } = '', name = ''] = keyLine.exec(lines[line] ?? '') ?? []
  const end = start + name.length
  if (!isInFields(lines, line) || character < start || character > end) return undefined
  const group = groupAt(schema, lines, line, start)
  const field = group.properties?.[name]
  return field && { words: describe(group, name, field), start, end }
}

function isInFields(lines, line) {
  if (lines[0]?.trimEnd() !== '---' || line === 0) return false
  const close = lines.findIndex((text, index) => index > 0 && /^---\s*$/.test(text))
  return close === -1 || line < close
}

/** The schema of the group to which a field belongs that starts at `indent`. */
function groupAt(schema, lines, line, indent) {
  for (let above = line - 1; above > 0; above--) {
    const [, lead, name = ''] = keyLine.exec(lines[above] ?? '') ?? []
    if (lead === undefined || lead.length >= indent) continue
    const field = groupAt(schema, lines, above, lead.length).properties?.[name] ?? {}
    return field.items ?? field
  }
  return schema
}

function snippet(name, { type, format, pattern, examples }, indent) {
  if (type === 'object') return `${name}:\n${indent}  $0`
  if (type === 'array') return `${name}:\n${indent}  - $0`
  const example = `\${1:${escapeSnippet(examples?.[0] ?? '')}}`
  const isFreeText = type === 'string' && format === undefined && pattern === undefined
  return `${name}: ${isFreeText ? `"${example}"` : example}`
}

function escapeSnippet(text) {
  return String(text).replaceAll(/[\\$}]/g, '\\$&')
}

function describe({ required }, name, { title = name, description = '', examples = [] }) {
  const shown = examples.map((example) => `\`${example}\``).join(', ')
  return [
    `**${title}**${required?.includes(name) ? ' (e detyrueshme)' : ''}`,
    description.replaceAll('<', '\\<'),
    shown && `P.sh. ${shown}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

module.exports = { suggest, explain }
