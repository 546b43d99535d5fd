import {
  type Document,
  isAlias,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { hasInvisible } from '../encoding/letters.ts'
import { type Finding, finding, withHint } from '../problem.ts'
import { editsTo, lineAt, type Place, placeIn, type Source } from '../source.ts'
import { type FieldText, splitComment, yamlOf } from './lines.ts'

/** The findings of refused values, and the values' paths; undefined paths if the name of a field is refused. */
type Forbidden = { findings: Finding[]; spoilt: PropertyKey[][] | undefined }

/**
 * Refuses YAML features that editors never intend: aliases and anchors, tags, numbers in unusual notation, comments
 * that cut off a value, escapes for invisible characters. Aliases are removed from the document, so that they have
 * no consequences.
 */
export function checkForbidden(fields: FieldText, document: Document.Parsed): Forbidden {
  const { source, start: offset } = fields
  const text = yamlOf(fields)
  const findings: Finding[] = []
  let spoilt: PropertyKey[][] | undefined = []
  visit(document, {
    Map(_, map, ancestors) {
      for (const { value, range } of repeatedKeys(map)) {
        const [start = 0, end = start] = range ?? []
        const field = String(value)
        findings.push(
          finding('frontmatter/duplicate-field', placeIn(source, offset + start, offset + end), { field }),
        )
        spoilt?.push([...pathOf([...ancestors, map]), field].slice(0, 1))
      }
    },
    Node(key, node, ancestors) {
      const [start = 0, end = start] = node.range ?? []
      const found = checkNode(node, source, offset + start, offset + end, text)
      if (found === undefined) return undefined
      findings.push(found)
      if (key === 'key') spoilt = undefined
      else spoilt?.push(pathOf([...ancestors, node]))
      return isAlias(node) && key !== 'key' ? document.createNode(null) : undefined
    },
  })
  return { findings, spoilt }
}

/** The names in a group that an earlier field has already. */
function repeatedKeys({ items }: YAMLMap): Scalar[] {
  const seen = new Set<unknown>()
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    const isRepeated = seen.has(key.value)
    seen.add(key.value)
    return isRepeated ? [key] : []
  })
}

function checkNode(
  node: Node,
  source: Source,
  start: number,
  end: number,
  text: string,
): Finding | undefined {
  const place = placeIn(source, start, end)
  if (isAlias(node)) return finding('yaml/alias', place)
  if (node.anchor !== undefined) return finding('yaml/alias', characterPlace(source, start, '&'))
  if (node.tag !== undefined) return finding('yaml/tag', characterPlace(source, start, '!'))
  if (!isScalar(node)) return undefined
  const { value, source: written = '' } = node
  const hidden = value === null && written === '' ? hiddenValue(source, start) : undefined
  if (hidden !== undefined) return describeSwallowed(source, hidden, hidden)
  if (typeof value === 'string' && isCut(node, text)) return describeSwallowed(source, start, end)
  if (typeof value === 'string' && isUnclosed(node, value)) {
    const quote = source.text.indexOf(value.charAt(0), start)
    return finding('yaml/unclosed-quote', placeIn(source, quote), { curly: true })
  }
  if (typeof value === 'string' && isSwallowed(node, text)) return describeSwallowed(source, start, end)
  if (node.type === 'QUOTE_DOUBLE') return findHidden(source, start, end)
  if (typeof value === 'number' && written !== String(value))
    return finding('yaml/number-form', place, {
      written,
      read: Number.isSafeInteger(Math.trunc(value)) ? value : undefined,
    })
  return undefined
}

/** Patterns for the characters after the backslash of an escape sequence. */
const escaped = [
  // A character that JSON writes as a pair of surrogates.
  String.raw`u[dD][89abAB][\dA-Fa-f]{2}\\u[dD][c-fC-F][\dA-Fa-f]{2}`,
  '(?<control>[0abefrvNLP])',
  String.raw`x(?<two>[\dA-Fa-f]{2})`,
  String.raw`u(?<four>[\dA-Fa-f]{4})`,
  String.raw`U(?<eight>[\dA-Fa-f]{8})`,
  String.raw`[\s\S]`,
]
const escapes = new RegExp(String.raw`\\(?:${escaped.join('|')})`, 'g')

/** `"\0"` and `"\u200B"` are decoded to characters that feeds must not contain, or that are invisible. */
function findHidden(source: Source, start: number, end: number): Finding | undefined {
  const hidden = [...source.text.slice(start, end).matchAll(escapes)].find(
    ({ groups: { control, two, four, eight } = {} }) =>
      control !== undefined || [two, four, eight].some(isHidden),
  )
  if (hidden === undefined) return undefined
  const at = start + hidden.index
  return finding('yaml/escape', placeIn(source, at, at + hidden[0].length), { isPath: false })
}

function isHidden(hexadecimal: string | undefined): boolean {
  if (hexadecimal === undefined) return false
  const code = Number.parseInt(hexadecimal, 16)
  return code > 0x10ffff || hasInvisible(String.fromCodePoint(code))
}

/** The path (names and indices) to the last of `nodes`. */
function pathOf(nodes: readonly unknown[]): PropertyKey[] {
  return nodes.flatMap((node, index): PropertyKey[] => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : '']
    const next = nodes[index + 1]
    return isSeq(node) && next !== undefined ? [node.items.indexOf(next)] : []
  })
}

/** The place of an anchor or tag: the range of its value begins after it. */
function characterPlace(source: Source, start: number, character: '&' | '!'): Place {
  const line = source.text.lastIndexOf('\n', start - 1) + 1
  const before = source.text.slice(line, start)
  const at = before.search(new RegExp(`${character}\\S*\\s*$`))
  return at === -1 ? placeIn(source, start) : placeIn(source, line + at, line + before.trimEnd().length)
}

/** Whether a value begins with a typographic quote that is never closed, and so shows on the page. */
function isUnclosed({ type }: Scalar, value: string): boolean {
  return (type === 'PLAIN' || type?.startsWith('QUOTE_') === true) && /^[„“«][^“”„«»"]*$/.test(value)
}

/** `Prizren #1` ends at the `#`, which YAML takes for a comment. With a space after it, a comment is intended. */
function isSwallowed({ type, range }: Scalar, text: string): boolean {
  const end = range?.[1] ?? 0
  return type === 'PLAIN' && /^[ \t]+#[^\s#]/.test(text.slice(end, end + 20))
}

/** Whether a comment begins within typographic quotes and so cuts the value: `“Dita #1”`. */
function isCut(node: Scalar, text: string): boolean {
  const [, end = 0] = node.range ?? []
  const [behind = ''] = /^[ \t]+#.*/.exec(text.slice(end)) ?? []
  return isUnclosed(node, String(node.value)) && /[“”»]/.test(behind)
}

/** The offset of the text in `title: #dielli`, which YAML takes for a comment; undefined for other lines. */
function hiddenValue(source: Source, start: number): number | undefined {
  const line = lineAt(source, start)
  const [, before] = /^([^#]*:[ \t]+)#[^\s#\d].*$/.exec(source.text.slice(line.start, line.end)) ?? []
  return before === undefined ? undefined : line.start + before.length
}

function describeSwallowed(source: Source, start: number, end: number): Finding {
  const line = lineAt(source, start)
  const hash = source.text.indexOf('#', end)
  // The first `#` is text, a later one may begin a comment.
  const { value } = splitComment(source.text.slice(hash + 1, line.end).trimEnd())
  const text = placeIn(source, start, hash + 1 + value.length)
  const quoted = `"${source.text.slice(start, text.end).replaceAll(/["\\]/g, '\\$&')}"`
  return withHint(finding('yaml/hash', placeIn(source, hash, line.end)), editsTo(text, quoted))
}
