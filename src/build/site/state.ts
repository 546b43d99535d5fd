import { readFile } from 'node:fs/promises'
import { writeAtomically } from '../atomic.ts'
import type { PageAddress, PageFacts } from '../site-check/facts.ts'
import { digestOf, type Stored } from './blobs.ts'

/**
 * Something made: from what, told by a key, and what came of it. Where it is known what the source itself is made of, a
 * stamp tells of that, so that the source need not be put together.
 */
export type Made = { key: string; stamp?: string; stored: Stored }

/** A page that was rendered, with what the checks of the site need to know of it. */
export type MadePage = Made & { facts: PageFacts }

/** What the last build of a site made: modules of content by name, pages and other texts by path. */
export type BuildState = {
  modules: Map<string, Made>
  pages: Map<string, MadePage>
  texts: Map<string, Made>
  /** The words of documents by the part to which they belong: what the index of the search is made from. */
  words: Map<string, Made>
}

/** Rises when what is written below gets another shape. */
const version = 4

/** Nothing made yet. */
export function emptyState(): BuildState {
  return { modules: new Map(), pages: new Map(), texts: new Map(), words: new Map() }
}

/** Reads what {@link writeState} wrote; a file that is missing, of another version or spoilt is no state at all. */
export async function readState(file: string): Promise<BuildState> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (end === -1 || text.slice(0, end) !== headerOf(body)) return emptyState()
  const { modules, pages, texts, words, references } = JSON.parse(body) as Written
  return {
    modules: new Map(modules),
    pages: new Map(pages.map(withReferences(references))),
    texts: new Map(texts),
    words: new Map(words),
  }
}

/** Writes the state whole or not at all. */
export async function writeState(file: string, state: BuildState): Promise<void> {
  const { modules, pages, texts, words } = state
  const references = new Map<string, number>()
  const numbers = new Map<PageAddress, number>()
  const listed: PageAddress[] = []
  const numberOf = (reference: PageAddress) => {
    // Pages that were read from a state share theirs.
    const known = numbers.get(reference)
    if (known !== undefined) return known
    const name = reference.join(' ')
    const number = references.get(name) ?? listed.push(reference) - 1
    references.set(name, number)
    numbers.set(reference, number)
    return number
  }
  const numbered = [...pages].map(([file, { facts, ...made }]): Written['pages'][number] => [
    file,
    { ...made, facts: { ...facts, references: facts.references.map(numberOf) } },
  ])
  const written: Written = {
    modules: [...modules],
    pages: numbered,
    texts: [...texts],
    words: [...words],
    references: listed,
  }
  const body = JSON.stringify(written)
  await writeAtomically(file, `${headerOf(body)}\n${body}`)
}

/** The state as it is written: what pages refer to is listed once for all of them, because most of it is the same. */
type Written = {
  modules: [name: string, Made][]
  pages: [file: string, Made & { facts: Omit<PageFacts, 'references'> & { references: number[] } }][]
  texts: [name: string, Made][]
  words: [name: string, Made][]
  references: PageAddress[]
}

function withReferences(listed: readonly PageAddress[]) {
  return ([file, { facts, ...made }]: Written['pages'][number]): [string, MadePage] => {
    const references = facts.references.flatMap((number) => {
      const reference = listed[number]
      return reference === undefined ? [] : [reference]
    })
    return [file, { ...made, facts: { ...facts, references } }]
  }
}

function headerOf(body: string): string {
  return `${version} ${digestOf(body)}`
}
