import type { Source } from '../source.ts'

/** Words as they stand in the source: what is no word (signs of markup, entities) is blanked, so offsets hold. */
export type Run = {
  /** Offset in the source. */
  start: number
  text: string
  /** Whether the words are a link already. */
  linked: boolean
}

/** The words of one block (a paragraph, a heading, a field) in one language. */
export type Passage = {
  source: Source
  /** The language that marks them; undefined for the page's own. */
  lang: string | undefined
  /** Where they stand: a mark of language is possible in bodies only. */
  part: 'field' | 'markdown' | 'html'
  runs: Run[]
}

/** Gathers runs into passages: one for each block and language. */
export type PassageBuilder = {
  add(start: number, end: number, lang: string | undefined, linked?: boolean): void
  /** Ends the current block. */
  close(): void
  passages: Passage[]
}

/**
 * Begins to gather.
 *
 * @param read the source's text as it was read, where parts of it were set aside
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
    add(start, end, lang, linked = false) {
      const text = blankMarkup(read.slice(start, end), part)
      if (text.trim() === '') return
      let passage = block.find((open) => open.lang === lang)
      if (passage === undefined) {
        passage = { source, lang, part, runs: [] }
        block.push(passage)
        passages.push(passage)
      }
      passage.runs.push({ start, text, linked })
    },
    close() {
      block = []
    },
  }
}

/** The words of a passage as one text. */
export function textOf({ runs }: Passage): string {
  return runs.map(({ text }) => text).join(' ')
}

/** Whether words are in the language of the site. */
export function isOwnLanguage({ lang }: Passage): boolean {
  return lang === undefined || /^sq\b/i.test(lang)
}

function blankMarkup(text: string, part: Passage['part']): string {
  const blank = (found: string) => ' '.repeat(found.length)
  if (part === 'markdown') return text.replaceAll(/\\[!-/:-@[-`{-~]|&#?\w+;/g, blank)
  return part === 'html' ? text.replaceAll(/&#?\w+;/g, blank) : text.replaceAll(/\\(?=.)/g, ' ')
}
