import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../util/paths.ts'
import { readBlocks } from './blocks.ts'
import { applyEdits, editsOf, toDocument } from './changes.ts'
import type { BodyKind } from './schema.ts'

const folders = { reports: 'report', news: 'news', projects: 'project' } as const

const bodies = Object.entries(folders).flatMap(([folder, kind]) => {
  const all = readdirSync(join(paths.root, 'content', folder), { recursive: true, encoding: 'utf8' })
  return all
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readFileSync(join(paths.root, 'content', folder, file), 'utf8')
      return {
        name: `${folder}/${file}`,
        kind: kind as BodyKind,
        text: text.slice(text.indexOf('\n---\n', 3) + 5),
      }
    })
})

describe.each(bodies)('$name', ({ kind, text }) => {
  const blocks = readBlocks(text, kind)
  const doc = toDocument(blocks, kind)

  it('has no block that the editor does not know, and nothing but white space between them', () => {
    expect(blocks.filter(({ node }) => node.type.name === 'locked')).toEqual([])
    let rest = text
    for (const { start, end } of [...blocks].reverse()) rest = rest.slice(0, start) + rest.slice(end)
    expect(rest.trim()).toBe('')
  })

  it('stays as it is without a change', () => {
    expect(editsOf(text, blocks, doc)).toEqual([])
  })

  it('changes in one block alone when a word is typed there', () => {
    for (const [index, block] of blocks.entries()) {
      const changed = withWord(block.node)
      if (changed === undefined) continue
      const edits = editsOf(text, blocks, doc.copy(doc.content.replaceChild(index, changed)))
      expect(edits).toHaveLength(1)
      const [edit] = edits
      expect(edit?.start).toBeGreaterThanOrEqual(block.start)
      expect(edit?.end).toBeLessThanOrEqual(block.end)
      expect(edit?.text).toBe(' fjalë')
      const source = applyEdits(text, edits).slice(block.start, block.end + ' fjalë'.length)
      expect(readBlocks(source, kind).map(({ node }) => node.toString())).toEqual([changed.toString()])
    }
  })

  it('comes back the same when every block is written anew', () => {
    const [edit, ...others] = editsOf('', [], doc)
    expect(others).toEqual([])
    expect(`${edit?.text}`.trim()).toBe(text.trim().replaceAll('\n\n\n', '\n\n'))
  })
})

/** A block with a word more at the end of its first words; undefined for a card. */
function withWord(node: Node): Node | undefined {
  if (node.isTextblock)
    return node.copy(
      node.content.append(
        node.type.schema.node('paragraph', null, [node.type.schema.text(' fjalë', node.lastChild?.marks)])
          .content,
      ),
    )
  for (let index = 0; index < node.childCount; index++) {
    const changed = withWord(node.child(index))
    if (changed !== undefined) return node.copy(node.content.replaceChild(index, changed))
  }
  return undefined
}

it('edits block by block, the last first', () => {
  const text = '\nNjë.\n\nMes.\n\nDy.\n'
  const blocks = readBlocks(text, 'project')
  const doc = toDocument(readBlocks('Një!\n\nMes.\n\nDy!', 'project'), 'project')
  expect(editsOf(text, blocks, doc)).toEqual([
    { start: 15, end: 16, text: '!' },
    { start: 4, end: 5, text: '!' },
  ])
})
