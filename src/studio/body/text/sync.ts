import type { Node } from 'prosemirror-model'
import { type Block, readBlocks } from './blocks.ts'
import { applyEdits, type Edit, editsOf, mergeForeign } from './changes.ts'
import type { BodyKind } from './schema.ts'

/** Knows what the server's text is, or will be when all that was sent has arrived. */
export class Sync {
  #text: string
  readonly #kind: BodyKind
  /** The blocks of that text. */
  blocks: readonly Block[]

  constructor(text: string, kind: BodyKind) {
    this.#text = text
    this.#kind = kind
    this.blocks = readBlocks(text, kind)
  }

  /** What is still to be sent of an edited document; from then on it counts as sent. */
  send(doc: Node): Edit[] {
    const edits = editsOf(this.#text, this.blocks, doc)
    if (edits.length > 0) this.#take(applyEdits(this.#text, edits))
    return edits
  }

  /** Takes the server's text when nothing is under way. Where it is not the expected one, it changed elsewhere. */
  receive(text: string, doc: Node): ReturnType<typeof mergeForeign> {
    if (text === this.#text) return []
    const before = this.blocks
    this.#take(text)
    return mergeForeign(doc, before, this.blocks)
  }

  #take(text: string): void {
    this.#text = text
    this.blocks = readBlocks(text, this.#kind)
  }
}
