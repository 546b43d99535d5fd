import { type Kind, kinds } from '../../../check/documents/kinds.ts'
import { applyEdits, type Edit } from '../../../check/source.ts'
import { valueAt } from '../../../check/yaml/locate.ts'
import { fieldNames, optionsAt, schemasAt } from '../../../check/yaml/schema.ts'
import type { Act, Path } from '../../protocol.ts'
import serverWords from '../../words/server.json'
import { readParts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { removeField, setField } from './fields.ts'
import { insertItem, moveItem, removeItem } from './items.ts'
import { refuse } from './places.ts'

/** A document's text and what is known of it. */
export type Editing = {
  file: string
  kind: Kind
  text: string
  /** The text as it lies on the disk: a value that is again what it was there is written as it was. */
  original?: string | undefined
  /** The edits that mend the problem at a place. */
  mend?(start: number, end: number): Edit[] | undefined
}

/**
 * The text after acts. What they do not name keeps its bytes.
 *
 * @throws a Refusal where an act leads nowhere, or to something that only the plain editor can write
 */
export function applyActs(editing: Editing, acts: readonly Act[]): string {
  // The places of mistakes are those of the text that the editor sees: their cures come first.
  let text = applyEdits(
    editing.text,
    acts.flatMap((act) => cureEdits(editing, act)),
  )
  for (const act of acts) text = applyEdits(text, editsOf({ ...editing, text }, act))
  return text
}

function cureEdits({ mend }: Editing, act: Act): Edit[] {
  if (act.act !== 'mend') return []
  const edits = mend?.(act.start, act.end)
  if (edits === undefined) throw new Refusal(409, serverWords.refusals.unmendable)
  return edits
}

function editsOf({ file, kind, text, original }: Editing, act: Act): Edit[] {
  if (act.act === 'mend') return []
  const { values, fields, body, eol } = readParts(file, text)
  if (act.act === 'body') return body === undefined ? refuse() : [{ ...body, text: act.text }]
  // Fields of text in browsers know one kind of line end.
  if (act.act === 'write') return [{ start: 0, end: text.length, text: act.text.replaceAll(/\r?\n/g, eol) }]
  if (fields === undefined) throw new Refusal(422, serverWords.refusals.unreadable)
  const { schema } = kinds[kind]
  const { path } = act
  const isItem = typeof path.at(-1) === 'number'
  if (path.length === 0 || optionsAt(schema, isItem ? path.slice(0, -1) : path).length === 0) return refuse()
  switch (act.act) {
    case 'set': {
      const value = asField(kind, path, act.value)
      if (value === '' && isOptional(kind, path)) return removeField(fields, path)
      if (valueAt(values, path) === value) return []
      const earlier = original === undefined ? undefined : readParts(file, original).fields
      return setField(fields, path, value, { schema, earlier })
    }
    case 'remove':
      return isItem ? removeItem(fields, path) : removeField(fields, path)
    case 'insert':
      return insertItem(fields, path, { index: act.index, value: asItem(kind, path, act.value) }, schema)
    case 'move':
      return moveItem(fields, path, act)
  }
}

/** A number where digits were typed into a field that takes numbers, and text where it takes text alone. */
function asField(kind: Kind, path: Path, value: string | number | true): string | number | true {
  const types = optionsAt(kinds[kind].schema, path).map(({ def }) => def.type)
  if (types.includes('number'))
    return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof value === 'number' ? String(value) : value
}

function isOptional(kind: Kind, path: Path): boolean {
  return schemasAt(kinds[kind].schema, path).some((field) => field.isOptional())
}

/** An item as its schema orders the fields; what the schema does not know is left out. */
function asItem(kind: Kind, path: Path, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return asField(kind, [...path, 0], value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse()
  const given = new Map(Object.entries(value))
  const names = fieldNames(kinds[kind].schema, [...path, 0])
  const known = names.flatMap((name) => {
    const own = given.get(name)
    return typeof own === 'string' || typeof own === 'number' || own === true ? [[name, own] as const] : []
  })
  return known.length === 0 ? refuse() : Object.fromEntries(known)
}
