import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { wholeSite } from '../../../../check/testing/whole-site.ts'
import { readBlocks } from './blocks.ts'
import { readBody, toDocument, writeBody } from './changes.ts'
import type { BodyKind } from './schema.ts'

const folders = { reports: 'report', news: 'news', projects: 'project' } as const

const bodies = Object.entries(folders).flatMap(([folder, kind]) => {
  const all = readdirSync(join(wholeSite, 'content', folder), { recursive: true, encoding: 'utf8' })
  return all
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readFileSync(join(wholeSite, 'content', folder, file), 'utf8')
      return {
        name: `${folder}/${file}`,
        kind: kind as BodyKind,
        text: text.slice(text.indexOf('\n---\n', 3) + 5),
      }
    })
})

describe.each(bodies)('$name', ({ kind, text }) => {
  const body = readBody(text, kind)
  const { blocks } = body
  const doc = toDocument(body, kind)

  it('readBody knows every block and leaves only white space between blocks', () => {
    expect(blocks.filter(({ node }) => node.type.name === 'locked')).toEqual([])
    let rest = text
    for (const { start, end } of [...blocks].reverse()) rest = rest.slice(0, start) + rest.slice(end)
    expect(rest.trim()).toBe('')
  })

  it('writeBody changes nothing without an edit', () => {
    expect(writeBody(body, doc)).toEqual(body)
  })

  it('writeBody changes one block alone when a word is typed in it', () => {
    for (const [index, block] of blocks.entries()) {
      const changed = withWord(block.node)
      if (changed === undefined) continue
      const written = writeBody(body, doc.copy(doc.content.replaceChild(index, changed))).text
      const end = block.end + ' fjalë'.length
      expect([written.slice(0, block.start), written.slice(end)]).toEqual([
        text.slice(0, block.start),
        text.slice(block.end),
      ])
      const source = written.slice(block.start, end)
      const old = text.slice(block.start, block.end)
      const at = old.split('').findIndex((sign, place) => sign !== source[place])
      const cut = at === -1 ? old.length : at
      expect(source).toBe(`${old.slice(0, cut)} fjalë${old.slice(cut)}`)
      expect(readBlocks(source, kind).map(({ node }) => node.toString())).toEqual([changed.toString()])
    }
  })

  it('writeBody reproduces the text when it writes every block again', () => {
    const { text: written } = writeBody(readBody('', kind), doc)
    expect(written.trim()).toBe(text.trim().replaceAll('\n\n\n', '\n\n'))
  })
})

/** A block with a word added at the end of its first text; undefined for a card without text. */
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

it('writeBody keeps the bytes and spaces of blocks between two changed blocks', () => {
  const text = '\nNjë.\n\n\nMes\nme dy rreshta.\n \n* Pikë.\n\nDy.\n'
  const next = text.replace('Një.', 'Një!').replace('Dy.', 'Dy!')
  expect(become(text, next)).toBe(next)
  expect(become(next, next.replace('Dy!', 'Dy!\n\nTre.'))).toBe(next.replace('Dy!', 'Dy!\n\nTre.'))
  expect(become('<p>Një</p>\n<p>Dy</p><p>Tre</p>', '<p>Një</p><p>Dy.</p><p>Tre</p>', 'news')).toBe(
    '<p>Një</p>\n<p>Dy.</p><p>Tre</p>',
  )
})

it('writeBody keeps an empty line between the fields and the first words', () => {
  for (const empty of ['', '\n']) expect(become(empty, 'Një pyll.')).toBe('\nNjë pyll.\n')
  expect(become('\r\n', 'Një pyll.')).toBe('\r\nNjë pyll.\r\n')
})

it('writeBody returns the same body that readBody reads from its text', () => {
  const body = readBody('Një.\n\nDy.\n', 'project')
  const doc = docOf('Një!\n\nMes.\n\nDy.')
  const written = writeBody(body, doc)
  expect(written).toEqual(readBody('Një!\n\nMes.\n\nDy.\n', 'project'))
  expect(writeBody(written, doc)).toEqual(written)
  expect(writeBody(written, toDocument(body, 'project'))).toEqual(body)
})

function docOf(text: string, kind: BodyKind = 'project'): Node {
  return toDocument(readBody(text, kind), kind)
}

function become(text: string, next: string, kind: BodyKind = 'project'): string {
  return writeBody(readBody(text, kind), docOf(next, kind)).text
}
