import {
  type Document,
  isAlias,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLParseError,
} from 'yaml'
import { type Checked, type Finding, finding } from '../problem.ts'
import { lineAt, type Place, placeIn, type Source } from '../source.ts'
import { describeYamlError } from './errors.ts'

/** YAML of a source with the way back from each value to its place. */
export type YamlData = { source: Source; offset: number; document: Document.Parsed; value: unknown }

/**
 * Parses YAML 1.2 (no dates, no yes/no), strictly: no tags, no aliases, no number in disguise.
 * The value is undefined where the syntax is broken.
 *
 * @param offset Where `text` starts in the source.
 */
export function parseYaml(source: Source, text: string, offset: number): Checked<YamlData | undefined> {
  const document = parseDocument(text, {
    version: '1.2',
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })
  const findings = independentErrors(document).map((error) => describeYamlError(source, offset, error))
  if (findings.length === 0) findings.push(...findForbidden(source, offset, document, text))
  if (findings.length > 0) return { value: undefined, findings }
  return { value: { source, offset, document, value: document.toJS({ maxAliasCount: 0 }) }, findings }
}

/** Each repeated key, and the first of all other errors: those after it are mostly its echoes. */
function independentErrors({ errors }: Document.Parsed): YAMLParseError[] {
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  return errors.filter((error) => error.code === 'DUPLICATE_KEY' || error === first)
}

function findForbidden(source: Source, offset: number, document: Document.Parsed, text: string): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Node(_, node) {
      const [start = 0, end = start] = node.range ?? []
      const place = placeIn(source, offset + start, offset + end)
      if (isAlias(node)) findings.push(finding('yaml/alias', place))
      else if (node.anchor !== undefined)
        findings.push(finding('yaml/alias', signPlace(source, offset + start, '&')))
      else if (node.tag !== undefined)
        findings.push(finding('yaml/tag', signPlace(source, offset + start, '!')))
      else if (isScalar(node) && typeof node.value === 'string' && isSwallowed(node, text, end))
        findings.push(describeSwallowed(source, offset + start, offset + end))
      else if (isScalar(node) && typeof node.value === 'number' && node.source !== String(node.value)) {
        findings.push(finding('yaml/number-form', place, { written: node.source ?? '', read: node.value }))
      }
    },
  })
  return findings
}

/** The anchor or tag that stands before a value: its range begins after them. */
function signPlace(source: Source, start: number, sign: '&' | '!'): Place {
  const line = source.text.lastIndexOf('\n', start - 1) + 1
  const before = source.text.slice(line, start)
  const at = before.search(new RegExp(`${sign}\\S*\\s*$`))
  return at === -1 ? placeIn(source, start) : placeIn(source, line + at, line + before.trimEnd().length)
}

/** `Prizren #1` ends at the sign: YAML takes it for a comment. With a space after it, a comment is meant. */
function isSwallowed({ type }: Scalar, text: string, end: number): boolean {
  return type === 'PLAIN' && /^[ \t]+#[^\s#]/.test(text.slice(end, end + 20))
}

function describeSwallowed(source: Source, start: number, end: number): Finding {
  const line = lineAt(source, start)
  const sign = source.text.indexOf('#', end)
  const before = source.text.slice(line.start, start)
  const value = source.text.slice(start, line.end).replaceAll('"', '\\"')
  return finding('yaml/hash', placeIn(source, sign, line.end), { corrected: `${before}"${value}"` })
}
