import { firstLine, type Place, placeIn, type Source } from '../source.ts'
import { createPassages, type Passage } from '../text/passage.ts'
import { inlineElements } from './allowed.ts'
import type { Written } from './balance.ts'

/** Elements that do not end a passage, even at a line break. */
const inPassage = new Set([...inlineElements, 'br'])

/**
 * The words of an HTML body, and the places of those outside every block element.
 *
 * @param elements Its elements as written, in order; their tags pair up.
 */
export function htmlPassages(
  source: Source,
  offset: number,
  elements: readonly Written[],
): { passages: Passage[]; bare: Place[] } {
  const builder = createPassages(source, 'html')
  const bare: Place[] = []

  function addText(start: number, end: number, around: Written | undefined): void {
    const chain = ancestors(around)
    const lang = chain.map(({ tag }) => languageOf(source, tag)).find((found) => found !== undefined)
    const linked = chain.some(({ tag }) => tag.name === 'a')
    const written = source.text.slice(start, end)
    for (const { 0: text, index } of written.matchAll(/[^<]+(?=<|$)|<!--[\s\S]*?-->/g)) {
      if (text.startsWith('<!--') || text.trim() === '') continue
      const from = start + index
      builder.add(from, from + text.length, lang, linked)
      if (chain.every(({ tag }) => inPassage.has(tag.name)))
        bare.push(firstLine(placeIn(source, from + text.search(/\S/), from + text.trimEnd().length)))
    }
  }

  let at = offset
  for (const { name, start, end, around } of tagsOf(elements)) {
    addText(at, start, around)
    if (!inPassage.has(name)) builder.close()
    at = end
  }
  addText(at, source.text.length, undefined)
  return { passages: builder.passages, bare }
}

/** The tags of elements in order, each with the element that the text before it is in. */
function tagsOf(elements: readonly Written[]) {
  const tags = elements.flatMap((element) => {
    const opening = { ...element.tag, around: element.parent }
    return element.end === undefined ? [opening] : [opening, { ...element.end, around: element }]
  })
  return tags.sort((a, b) => a.start - b.start)
}

function ancestors(element: Written | undefined): Written[] {
  return element === undefined ? [] : [element, ...ancestors(element.parent)]
}

function languageOf(source: Source, { attributes }: Written['tag']): string | undefined {
  const value = attributes.find(({ name }) => name === 'lang')?.value
  return value === undefined ? undefined : source.text.slice(value.start, value.end)
}
