import type { Fragment, Node } from 'prosemirror-model'
import { type Block, readBlocks } from './blocks.ts'
import { applyEdits, type Edit, mergeForeign, revise } from './changes.ts'
import type { BodyKind } from './schema.ts'

/** What must happen to an edited document so that it has what changed elsewhere. */
export type Merge = { from: number; to: number; content: Fragment }

/** Knows what the server's text is, or will be when all that was sent has arrived. */
export class Sync {
  #text: string
  #blocks: readonly Block[]
  readonly #kind: BodyKind

  constructor(text: string, kind: BodyKind) {
    this.#text = text
    this.#blocks = readBlocks(text, kind)
    this.#kind = kind
  }

  /** The blocks of the text that the server has or will have. */
  get blocks(): readonly Block[] {
    return this.#blocks
  }

  /** What is still to be sent of an edited document; from then on it counts as sent. */
  send(doc: Node): Edit[] {
    const { edits, sources } = revise(this.#text, this.#blocks, doc)
    if (edits.length === 0) return []
    const text = applyEdits(this.#text, edits)
    const placed = placeBlocks(text, sources)
    if (placed === undefined) this.#take(text)
    else [this.#text, this.#blocks] = [text, placed]
    return edits
  }

  /** Takes the server's text when nothing is under way. Where it is not the expected one, it changed elsewhere. */
  receive(text: string, doc: Node): Merge[] {
    if (text === this.#text) return []
    const before = this.#blocks
    this.#take(text)
    return mergeForeign(doc, before, this.#blocks)
  }

  #take(text: string): void {
    this.#text = text
    this.#blocks = readBlocks(text, this.#kind)
  }
}

/**
 * The blocks of a text that was just made of known ones, without reading it anew: that would hold up who types. Undefined
 * where the text is not what it should be.
 */
function placeBlocks(text: string, sources: readonly { node: Node; source: string }[]): Block[] | undefined {
  const blocks: Block[] = []
  let end = 0
  for (const { node, source } of sources) {
    const start = end + text.slice(end).search(/\S|$/)
    if (!text.startsWith(source, start)) return undefined
    end = start + source.length
    blocks.push({ start, end, node })
  }
  return text.slice(end).trim() === '' ? blocks : undefined
}
