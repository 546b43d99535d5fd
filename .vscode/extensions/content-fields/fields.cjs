/**
 * The fields at the head of a document: which one the cursor is on, which ones are missing. Reads lines, not
 * YAML, because what is being typed is hardly ever valid YAML.
 *
 * @typedef {{ title?: string, description?: string, examples?: unknown[], type?: string, format?: string,
 *   pattern?: string, enum?: unknown[], properties?: Record<string, Schema>, required?: string[],
 *   items?: Schema }} Schema a JSON Schema of .vscode/schemas
 * @typedef {{ name: string, insert: string, words: string }} Suggestion `insert` is a snippet, `words` Markdown
 */

const keyLine = /^(\s*(?:- )*)([A-Za-z]\w*)(:(?:\s|$))?(.*)$/

/**
 * What may be written at a place: missing fields, or values for a field that has none.
 *
 * @param {Schema} schema
 * @param {readonly string[]} lines all lines of the document
 * @param {number} line from 0
 * @param {number} character from 0
 * @returns {Suggestion[]}
 */
function suggest(schema, lines, line, character) {
  if (!isInFields(lines, line)) return []
  const before = (lines[line] ?? '').slice(0, character)
  const value = /^(\s*(?:- )*)([A-Za-z]\w*):\s+\S*$/.exec(before)
  if (value !== null) {
    const field = schemaAt(schema, pathAt(lines, line, column(value[1]))).properties?.[value[2] ?? '']
    return (field?.enum ?? field?.examples ?? []).map((example) => ({
      name: String(example),
      insert: escapeSnippet(String(example)),
      words: field?.description ?? '',
    }))
  }
  const start = /^(\s*(?:- )*)\w*$/.exec(before)
  if (start === null) return []
  const indent = column(start[1])
  const group = schemaAt(schema, pathAt(lines, line, indent))
  const present = siblings(lines, line, indent)
  return Object.entries(group.properties ?? {})
    .filter(([name]) => !present.has(name))
    .map(([name, field]) => ({
      name,
      insert: snippet(name, field, ' '.repeat(indent)),
      words: describe(name, field, group.required?.includes(name) === true),
    }))
}

/**
 * The words for the field whose name is at a place, and where that name stands.
 *
 * @param {Schema} schema
 * @param {readonly string[]} lines
 * @param {number} line
 * @param {number} character
 * @returns {{ words: string, start: number, end: number } | undefined}
 */
function explain(schema, lines, line, character) {
  const [, lead = '', name = '', colon] = keyLine.exec(lines[line] ?? '') ?? []
  const start = lead.length
  const end = start + name.length
  if (!isInFields(lines, line) || colon === undefined || character < start || character > end)
    return undefined
  const group = schemaAt(schema, pathAt(lines, line, column(lead)))
  const field = group.properties?.[name]
  if (field === undefined) return undefined
  return { words: describe(name, field, group.required?.includes(name) === true), start, end }
}

/**
 * @param {readonly string[]} lines
 * @param {number} line
 */
function isInFields(lines, line) {
  if (lines[0]?.trimEnd() !== '---' || line === 0) return false
  const close = lines.findIndex((text, index) => index > 0 && /^---\s*$/.test(text))
  return close === -1 || line < close
}

/** @param {string | undefined} lead */
function column(lead) {
  return lead?.length ?? 0
}

/**
 * The names of the groups around a field that starts at `indent`.
 *
 * @param {readonly string[]} lines
 * @param {number} line
 * @param {number} indent
 * @returns {string[]}
 */
function pathAt(lines, line, indent) {
  /** @type {string[]} */
  const path = []
  let edge = indent
  for (let above = line - 1; above > 0 && edge > 0; above--) {
    const [, lead = '', name = '', colon] = keyLine.exec(lines[above] ?? '') ?? []
    if (colon === undefined || lead.length >= edge) continue
    path.unshift(name)
    edge = lead.length
  }
  return path
}

/**
 * The fields that stand beside one at `indent` already; entries of a list begin with `- `.
 *
 * @param {readonly string[]} lines
 * @param {number} line
 * @param {number} indent
 * @returns {Set<string>}
 */
function siblings(lines, line, indent) {
  /** @type {Set<string>} */
  const names = new Set()
  const isEntry = (/** @type {number} */ at) => /^\s*- /.test(lines[at] ?? '') && leadOf(lines[at]) === indent
  const note = (/** @type {number} */ at) => {
    const [, lead = '', name = '', colon] = keyLine.exec(lines[at] ?? '') ?? []
    if (colon !== undefined && lead.length === indent) names.add(name)
  }
  for (let at = line - 1; !isEntry(at + 1) && at > 0 && leadOf(lines[at]) >= indent; at--) note(at)
  for (let at = line + 1; at < lines.length && !isEntry(at) && leadOf(lines[at]) >= indent; at++) note(at)
  return names
}

/** @param {string | undefined} text the column of its first sign; an empty line belongs to any group */
function leadOf(text) {
  if (text === undefined || /^---\s*$/.test(text)) return -1
  return text.trim() === '' ? Number.POSITIVE_INFINITY : (/^\s*(?:- )*/.exec(text)?.[0].length ?? 0)
}

/**
 * @param {Schema} schema
 * @param {readonly string[]} path
 * @returns {Schema}
 */
function schemaAt(schema, path) {
  return path.reduce((group, name) => {
    const field = group.properties?.[name] ?? {}
    return field.items ?? field
  }, schema)
}

/**
 * @param {string} name
 * @param {Schema} field
 * @param {string} indent
 */
function snippet(name, field, indent) {
  if (field.type === 'object') return `${name}:\n${indent}  $0`
  if (field.type === 'array') return `${name}:\n${indent}  - $0`
  const example = escapeSnippet(String(field.examples?.[0] ?? ''))
  const isFreeText = field.type === 'string' && field.format === undefined && field.pattern === undefined
  return isFreeText ? `${name}: "\${1:${example}}"` : `${name}: \${1:${example}}`
}

/** @param {string} text */
function escapeSnippet(text) {
  return text.replaceAll(/[\\$}]/g, '\\$&')
}

/**
 * @param {string} name
 * @param {Schema} field
 * @param {boolean} required
 */
function describe(name, { title, description, examples = [] }, required) {
  const shown = examples.map((example) => `\`${example}\``).join(', ')
  return [
    `**${title ?? name}**${required ? ' (e detyrueshme)' : ''}`,
    ...(description === undefined ? [] : [description.replaceAll('<', '\\<')]),
    ...(shown === '' ? [] : [`P.sh. ${shown}`]),
  ].join('\n\n')
}

module.exports = { suggest, explain }
