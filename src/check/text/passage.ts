import type { Nodes, Root } from 'mdast'
import { isMap, isPair, isScalar, parse, type Scalar, visit } from 'yaml'
import { editorComponents } from '../../model/editor-components.ts'
import { isJsx, type Jsx, propertyPlace, textProperty } from '../markdown/tree.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import type { NamedFields } from '../yaml/named-fields.ts'
import type { YamlData } from '../yaml/parse.ts'

/** Words of the source: the value of a field; elsewhere markup and entities are blanked, so that offsets stay. */
export type Run = {
  /** Offset in the source. */
  start: number
  text: string
  /** Whether the words are part of a link. */
  linked: boolean
  /** The quotes around a field. */
  quote?: Quote | undefined
  /** Escape sequences in quotes: the index of the character in the text, and the additional length in the source. */
  escapes?: readonly { at: number; more: number }[]
}

type Quote = '"' | "'"

/** The words of one block (a paragraph, a heading, a field) in one language. */
export type Passage = {
  source: Source
  /** The marked language; undefined for the page's own. */
  lang: string | undefined
  /** The kind of text: only bodies can mark a language. */
  part: 'field' | 'markdown' | 'html'
  runs: [Run, ...Run[]]
}

/** Collects runs into passages, one for each block and language. */
type PassageBuilder = {
  add(start: number, end: number, lang: string | undefined, linked?: boolean, quote?: Quote): void
  /** Ends the current block. */
  close(): void
  passages: Passage[]
}

/**
 * Creates a builder.
 *
 * @param read the parsed text, where it differs from the source's
 */
export function createPassages(
  source: Source,
  part: Passage['part'],
  read: string = source.text,
): PassageBuilder {
  const passages: Passage[] = []
  let block: Passage[] = []
  return {
    passages,
    add(start, end, lang, linked = false, quote) {
      const written = read.slice(start, end)
      const content = quote === undefined ? { text: blankMarkup(written, part) } : unescaped(written, quote)
      if (content.text.trim() === '') return
      const run = { start, linked, quote, ...content }
      const open = block.find((one) => one.lang === lang)
      if (open !== undefined) return void open.runs.push(run)
      const passage: Passage = { source, lang, part, runs: [run] }
      block.push(passage)
      passages.push(passage)
    },
    close() {
      block = []
    },
  }
}

/** The words of a passage as one text. */
export function passageText({ runs }: Passage): string {
  return runs.map(({ text }) => text).join(' ')
}

/** Whether words are in the language of the site. */
export function isOwnLanguage({ lang }: Passage): boolean {
  return lang === undefined || /^sq\b/i.test(lang)
}

function blankMarkup(text: string, part: Passage['part']): string {
  const blank = (found: string) => ' '.repeat(found.length)
  if (part === 'markdown') return text.replaceAll(/\\[!-/:-@[-`{-~]|&#?\w+;/g, blank)
  return part === 'html' ? text.replaceAll(/&#?\w+;/g, blank) : text
}

/** Escape sequences within quotes. */
const escapeSequence = { '"': /\\(?:x..|u.{4}|U.{8}|\n[ \t]*|.)/g, "'": /''/g }

/** The text between quotes with characters in place of escape sequences. */
function unescaped(written: string, quote: Quote): Pick<Run, 'text' | 'escapes'> {
  const escapes: { at: number; more: number }[] = []
  let removed = 0
  const text = written.replaceAll(escapeSequence[quote], (sequence, index: number) => {
    const character: string = parse(quote + sequence + quote)
    const more = sequence.length - character.length
    escapes.push({ at: index - removed, more })
    removed += more
    return character
  })
  return { text, escapes }
}

/** A text as it is written within the quotes of a run. */
export function escapedFor({ quote }: Run, text: string): string {
  if (quote === '"') return JSON.stringify(text).slice(1, -1)
  return quote === "'" ? text.replaceAll("'", "''") : text
}

/** The place of a part of a run's text. */
export function placeInRun(
  source: Source,
  { start, text, escapes = [] }: Run,
  from: number,
  to = text.length,
): Place {
  const offsetOf = (index: number) =>
    escapes.reduce((offset, { at, more }) => (at < index ? offset + more : offset), start + index)
  return placeIn(source, offsetOf(from), offsetOf(to))
}

/** The words of the fields of a file, except the `wordless` fields; `foreign` fields have another language than the site. */
export function fieldPassages(
  { source, offset, document }: YamlData,
  { wordless, lang, foreign }: Pick<NamedFields, 'wordless' | 'lang' | 'foreign'>,
): Passage[] {
  const builder = createPassages(source, 'field')
  const languageOfFields = (path: readonly unknown[]) =>
    foreign.size === 0
      ? lang
      : (path.flatMap((node) => (isPair(node) && foreign.get(String(node.key))) || []).at(-1) ?? lang)
  // A group searches all its fields for its language, so the language is looked up once.
  const languages = new Map<unknown, string | undefined>()
  const languageIn = (group: unknown) => {
    if (!languages.has(group)) languages.set(group, languageBeside(group))
    return languages.get(group)
  }
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && wordless.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || node.range == null) return
      const [start, end] = wordsIn(source.text, node, offset)
      builder.close()
      const beside = languageIn(path.findLast((node) => isMap(node)))
      builder.add(start, end, beside ?? languageOfFields(path), false, quoteOf(node))
    },
  })
  return builder.passages
}

function quoteOf({ type }: Scalar): Quote | undefined {
  if (type === 'QUOTE_DOUBLE') return '"'
  return type === 'QUOTE_SINGLE' ? "'" : undefined
}

/** Offsets of a value without its quotes, or without the first line (`>-`) of a block scalar. */
function wordsIn(text: string, node: Scalar, offset: number): [number, number] {
  const { type, range } = node
  const [from = 0, to = from] = range ?? []
  const [start, end] = [offset + from, offset + to]
  if (quoteOf(node) !== undefined) return [start + 1, end - 1]
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
    const newline = text.indexOf('\n', start)
    return [newline === -1 ? end : Math.min(newline + 1, end), end]
  }
  return [start, end]
}

/** The language that a group gives for its text: `en` in `{ text: Home, lang: en }`. */
function languageBeside(group: unknown): string | undefined {
  const lang = isMap(group) ? group.get('lang', true) : undefined
  return isScalar(lang) ? String(lang.value) : undefined
}

const blocks = new Set(['paragraph', 'heading', 'listItem', 'mdxJsxFlowElement'])

/**
 * The words of a Markdown body, including those of its components' properties.
 *
 * @param read the text that the tree was parsed from
 */
export function markdownPassages(source: Source, root: Root, read: string): Passage[] {
  const builder = createPassages(source, 'markdown', read)

  function visitNode(node: Nodes, lang: string | undefined, linked: boolean): void {
    if (blocks.has(node.type)) builder.close()
    const { start, end } = node.position ?? {}
    if (node.type === 'text') builder.add(start?.offset ?? 0, end?.offset ?? 0, lang, linked)
    if (isJsx(node)) addProperties(source, node, lang, builder)
    const inner = textProperty(node, 'lang') ?? lang
    for (const child of 'children' in node ? node.children : [])
      visitNode(child, inner, linked || node.type === 'link')
    if (blocks.has(node.type)) builder.close()
  }

  visitNode(root, undefined, false)
  return builder.passages
}

function addProperties(source: Source, node: Jsx, lang: string | undefined, builder: PassageBuilder): void {
  for (const [name, { value }] of Object.entries(editorComponents[node.name ?? '']?.properties ?? {})) {
    if (value !== 'text' || !textProperty(node, name)) continue
    const { start, end } = propertyPlace(source, node, name)
    builder.close()
    builder.add(start, end, lang)
  }
}
