import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import { createPassages, type Passage } from '../text/passage.ts'
import { inlineElements } from './allowed.ts'
import type { Written } from './balance.ts'

/** Markdown syntax that a browser prints as it is. */
const markdown =
  /\*\*[^*\n]{1,300}\*\*|\[[^\]\n]{1,300}\]\([^)\n]{1,300}\)|^[ \t]*#{1,6}(?=[ \t]\S)|^[ \t]*[-*][ \t](?=\S)/m

/** Finds words outside every block, and Markdown in an HTML body. */
export function checkProse(
  source: Source,
  passages: readonly Passage[],
  bare: readonly BareText[],
): Finding[] {
  const marks = passages.flatMap(({ runs }) =>
    runs.flatMap(({ start, text }) => {
      const found = markdown.exec(text)
      if (found === null) return []
      const at = start + found.index + found[0].search(/\S/)
      const written = found[0].trim()
      return [finding('html/markdown', placeIn(source, at, at + written.length), { written })]
    }),
  )
  const told = new Set(marks.map(({ place }) => place.start))
  const others = bare.filter(({ start }) => !told.has(start))
  return [...marks, ...others.map(({ start, end }) => finding('html/bare-text', placeIn(source, start, end)))]
}

/** Elements that do not end a passage, even at a line break. */
const inPassage = new Set([...inlineElements, 'br'])

/** Words of an HTML body outside every block element. */
type BareText = { start: number; end: number }

/**
 * The words of an HTML body.
 *
 * @param elements Its elements as written, in order; their tags pair up.
 */
export function htmlPassages(
  source: Source,
  offset: number,
  elements: readonly Written[],
): { passages: Passage[]; bare: BareText[] } {
  const builder = createPassages(source, 'html')
  const bare: BareText[] = []
  let at = offset
  for (const { start, end, element, opens } of tagsOf(elements)) {
    const around = opens ? element.parent : element
    addText(source, at, start, around, builder.add, bare)
    if (!inPassage.has(element.tag.name)) builder.close()
    at = end
  }
  addText(source, at, source.text.length, undefined, builder.add, bare)
  return { passages: builder.passages, bare }
}

type TagOf = { start: number; end: number; element: Written; opens: boolean }

function tagsOf(elements: readonly Written[]): TagOf[] {
  const tags = elements.flatMap((element): TagOf[] => {
    const { tag, end } = element
    const opening = { start: tag.start, end: tag.end, element, opens: true }
    return end === undefined
      ? [opening]
      : [opening, { start: end.start, end: end.end, element, opens: false }]
  })
  return tags.sort((a, b) => a.start - b.start)
}

function addText(
  source: Source,
  start: number,
  end: number,
  around: Written | undefined,
  add: (start: number, end: number, lang: string | undefined, linked: boolean) => void,
  bare: BareText[],
): void {
  const chain = ancestors(around)
  const lang = chain.map(({ tag }) => languageOf(source, tag)).find((found) => found !== undefined)
  const linked = chain.some(({ tag }) => tag.name === 'a')
  for (const { 0: text, index } of source.text.slice(start, end).matchAll(/[^<]+(?=<|$)|<!--[\s\S]*?-->/g)) {
    if (text.startsWith('<!--') || text.trim() === '') continue
    const from = start + index
    add(from, from + text.length, lang, linked)
    if (chain.every(({ tag }) => inPassage.has(tag.name))) {
      const lead = text.length - text.trimStart().length
      bare.push({ start: from + lead, end: from + lead + (text.trim().split('\n')[0] ?? '').length })
    }
  }
}

function ancestors(element: Written | undefined): Written[] {
  return element === undefined ? [] : [element, ...ancestors(element.parent)]
}

function languageOf(source: Source, { attributes }: Written['tag']): string | undefined {
  const value = attributes.find(({ name }) => name === 'lang')?.value
  return value === undefined ? undefined : source.text.slice(value.start, value.end)
}
