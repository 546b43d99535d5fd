import { firstLine, type Place, placeIn, type Source } from '../source.ts'
import { createPassages, type Passage } from '../text/passage.ts'
import { inlineElements } from './allowed.ts'
import type { Node } from './balance.ts'
import type { Tag } from './scan.ts'

/** Elements that do not end a passage, even at a line break. */
const inPassage = new Set([...inlineElements, 'br'])

/** The facts about a text that follow from the elements around it. */
type Context = { lang: string | undefined; isLinked: boolean; isBare: boolean }

/** The words of an HTML body, and the places of the words outside every block element. */
export function htmlPassages(source: Source, top: readonly Node[]): { passages: Passage[]; bare: Place[] } {
  const builder = createPassages(source, 'html')
  const bare: Place[] = []

  function visit(node: Node, { lang, isLinked, isBare }: Context): void {
    if (!('tag' in node)) {
      const { start, end } = node
      const text = source.text.slice(start, end)
      if (text.trim() === '') return
      builder.add(start, end, lang, isLinked)
      if (isBare)
        bare.push(firstLine(placeIn(source, start + text.search(/\S/), start + text.trimEnd().length)))
      return
    }
    const { tag, children } = node
    const isInline = inPassage.has(tag.name)
    const context = {
      lang: languageOf(source, tag) ?? lang,
      isLinked: isLinked || tag.name === 'a',
      isBare: isBare && isInline,
    }
    if (!isInline) builder.close()
    for (const child of children) visit(child, context)
    if (!isInline) builder.close()
  }

  for (const node of top) visit(node, { lang: undefined, isLinked: false, isBare: true })
  return { passages: builder.passages, bare }
}

function languageOf(source: Source, { attributes }: Tag): string | undefined {
  const value = attributes.find(({ name }) => name === 'lang')?.value
  return value === undefined ? undefined : source.text.slice(value.start, value.end)
}
