import { describe, expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { readBody, toDocument, writeBody } from './changes.ts'
import { type BodyKind, schemas } from './schema.ts'

/** The text of a body after the editor has replaced its content by that of `next`. */
const become = (text: string, next: string, kind: BodyKind) =>
  writeBody(readBody(text, kind), toDocument(readBody(next, kind), kind)).text

const sources = (text: string, kind: BodyKind) =>
  readBlocks(text, kind).map(({ node, start, end }) => [node.type.name, text.slice(start, end)])

describe('what the editor does not know is locked', () => {
  it.each<[BodyKind, string]>([
    ['report', '<Note title="x">\n\n> Citim.\n\n</Note>'],
    ['report', '<Video src="x" />'],
    ['report', '```\nkod\n```'],
    ['report', '#### Titull'],
    ['report', 'Fjalë me `kod`.'],
    ['report', '{1 + 1}'],
    ['project', '### Titull'],
    ['project', '![foto](01.jpg)'],
    ['news', '<p onclick="x()">Fjalë</p>'],
    ['news', '<p>Pa fund'],
    ['news', '<!-- shënim -->'],
    ['news', '<div><p>Fjalë</p></div>'],
    ['news', '<p>Një <u>dy</u></p>'],
    ['news', '<ul><li>Një</ul>'],
    ['news', 'Fjalë pa shenjë'],
  ])('readBlocks locks a block that the editor cannot edit (%s): %s', (kind, source) => {
    const text = `\n${source}\n`
    expect(sources(text, kind)).toEqual([['locked', source]])
    expect(become(text, text, kind)).toBe(text)
  })
})

it('readBlocks reads the passages of a broken body one by one', () => {
  const text = 'Një.\n\nMë pak se <2.\n\n- pika\n'
  expect(sources(text, 'project')).toEqual([
    ['paragraph', 'Një.'],
    ['locked', 'Më pak se <2.'],
    ['list', '- pika'],
  ])
})

it('writeBody keeps unknown markup when a word is typed elsewhere', () => {
  const text = '<p>Një</p>\n<!-- x  -->\n<p class="a">Dy</p>\n<p lang="en" id="a">Tre</p>'
  const body = readBody(text, 'news')
  const changed = schemas.news.node('paragraph', body.blocks[3]?.node.attrs, [schemas.news.text('Tri')])
  const doc = toDocument(body, 'news')
  expect(writeBody(body, doc.copy(doc.content.replaceChild(3, changed))).text).toBe(
    text.replace('Tre', 'Tri'),
  )
})

it('writeBody keeps Windows line endings', () => {
  const written = become('Një.\r\n\r\nDy.\r\n', 'Një.\n\nDy.\n\nTre.', 'project')
  expect(written).toBe('Një.\r\n\r\nDy.\r\n\r\nTre.\r\n')
})

it('writeBody removes a block with the white space before it', () => {
  const text = '\nNjë.\n\nDy.\n\nTre.\n'
  const without = (rest: string) => become(text, rest, 'project')
  expect(without('Një.\n\nTre.')).toBe('\nNjë.\n\nTre.\n')
  expect(without('Dy.\n\nTre.')).toBe('\nDy.\n\nTre.\n')
  expect(without('')).toBe('\n\n')
})

it.each<[BodyKind, string]>([
  ['news', '<ul>\n  <li><p>Një</p>\n    <p>Dy</p>\n  </li>\n</ul>'],
  ['project', '- Një\n\n  Dy'],
])('writeBlock keeps the paragraphs of a list item: %s', (kind, source) => {
  const [block] = readBlocks(source, kind)
  if (block === undefined) throw new Error('no block')
  const { type, attrs, content } = block.node
  const list = type.create({ ...attrs, isLoose: false }, content)
  const written = writeBody(readBody('', kind), schemas[kind].node('doc', null, [list])).text
  const read = readBlocks(written, kind).map(({ node }) => [node.toString(), node.attrs.isLoose])
  expect(read).toEqual([[block.node.toString(), true]])
  expect(type.name).toBe('list')
})
