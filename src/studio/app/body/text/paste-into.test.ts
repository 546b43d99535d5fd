import { Fragment, Slice } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { readBody, toDocument, writeBody } from './changes.ts'
import { pasteInto } from './paste-into.ts'
import { readLines } from './paste-lines.ts'
import { type BodyKind, schemas } from './schema.ts'

/** The state of an editor in whose text a selection, or the caret, is written between two characters `|`. */
function stateOf(text: string, kind: BodyKind): EditorState {
  const state = EditorState.create({ doc: toDocument(readBody(text, kind), kind) })
  const { tr } = state
  const characters: number[] = []
  tr.doc.descendants((node, at) => {
    for (const { index } of node.text?.matchAll(/\|/g) ?? []) characters.push(at + index - characters.length)
  })
  for (const character of characters) tr.delete(character, character + 1)
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, characters[0] ?? 0, characters.at(-1))))
}

/** The text after a paste, with `^` for the caret. */
function after(state: EditorState, slice: Slice): string {
  const { doc, selection } = state.apply(pasteInto(state.tr, slice))
  doc.check()
  const written = state.apply(pasteInto(state.tr, slice).insertText('^', selection.head)).doc
  const kind = doc.type.schema === schemas.news ? 'news' : 'report'
  const shown = writeBody(readBody('', kind), written).text.trim().replaceAll(/>\s+</g, '><')
  const hasEmpty = doc.children.some(({ isTextblock, content }) => isTextblock && content.size === 0)
  return hasEmpty ? `${shown} and an empty block` : shown
}

const slice = (text: string, kind: BodyKind) =>
  Slice.maxOpen(Fragment.from(readBlocks(text, kind).map(({ node }) => node)))
const pasted = (text: string, html: string) => after(stateOf(text, 'news'), slice(html, 'news'))
const pastedInReport = (text: string, markdown: string) =>
  after(stateOf(text, 'report'), slice(markdown, 'report'))

const points = '<ul><li>a</li><li>b</li></ul>'
const table = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'

describe('what is pasted', () => {
  it('paste merges a single block into the text around it in the style of that text', () => {
    for (const one of [
      '<p>A</p>',
      '<h2>A</h2>',
      '<ul><li>A</li></ul>',
      '<blockquote><p>A</p></blockquote>',
    ]) {
      expect(pasted('<p>x| y</p>', one)).toBe('<p>xA^ y</p>')
      expect(pasted('<p>|y</p>', one)).toBe('<p>A^y</p>')
      expect(pasted('<p>x|</p>', one)).toBe('<p>xA^</p>')
      expect(pasted('<h2>x |z| y</h2>', one)).toBe('<h2>x A^ y</h2>')
      expect(pasted('<ul><li>|</li><li>z</li></ul>', one)).toBe('<ul><li>A^</li><li>z</li></ul>')
    }
  })

  it('paste merges its first and last paragraph into the text around it', () => {
    expect(pasted('<p>|y</p>', '<p>A</p><p>B</p>')).toBe('<p>A</p><p>B^y</p>')
    expect(pasted('<p>x | y</p>', '<p>A</p><p>B</p>')).toBe('<p>x A</p><p>B^ y</p>')
    expect(pasted('<p>x|</p>', '<p>A</p><p>B</p>')).toBe('<p>xA</p><p>B^</p>')
    expect(pasted('<h2>x | y</h2>', '<p>A</p><p>B</p>')).toBe('<h2>x A</h2><p>B^ y</p>')
    const lines = readLines('A\n\nB\n\nC', schemas.news)
    expect(after(stateOf('<p>x | y</p>', 'news'), lines)).toBe('<p>x A</p><p>B</p><p>C^ y</p>')
  })

  it('paste keeps headings, lists, quotations and tables apart from the text around', () => {
    const [quotation, titles] = ['<blockquote><p>A</p><p>B^</p></blockquote>', '<h2>A</h2><h3>B^</h3>']
    for (const shown of [points.replace('b', 'b^'), table.replace('2', '2^'), quotation, titles]) {
      const block = shown.replace('^', '')
      expect(pasted('<p>|y</p>', block)).toBe(`${shown}<p>y</p>`)
      expect(pasted('<p>x | y</p>', block)).toBe(`<p>x</p>${shown}<p>y</p>`)
      expect(pasted('<p>x|</p><p>y</p>', block)).toBe(`<p>x</p>${shown}<p>y</p>`)
      expect(pasted('<p>x | y</p>', `<p>A</p>${block}<p>B</p>`)).toBe(`<p>x A</p>${block}<p>B^ y</p>`)
    }
  })

  it('paste keeps its block types in an empty block or when a whole block is selected', () => {
    const blocks = `<h2>A</h2>${points}<blockquote><p>B</p></blockquote>`
    const shown = blocks.replace('</p>', '^</p>')
    expect(pasted('<p>|</p>', blocks)).toBe(shown)
    expect(pasted('<p>|x|</p>', blocks)).toBe(shown)
    expect(pasted('<p>|x</p><p>y|</p>', blocks)).toBe(shown)
    expect(pasted('<p>|</p>', '<h3>A</h3>')).toBe('<h3>A^</h3>')
  })

  it('paste into a list becomes list items when it has only paragraphs and lists', () => {
    const list = '<ul><li>x | y</li><li>z</li></ul>'
    const [before, behind] = ['<ul><li>x A</li>', '<li>z</li></ul>']
    expect(pasted(list, '<p>A</p><p>B</p>')).toBe(`${before}<li>B^ y</li>${behind}`)
    expect(pasted(list, `<p>A</p>${points}`)).toBe(`${before}<li>a</li><li>b^ y</li>${behind}`)
    expect(pasted(list, `<p>A</p>${table}`)).toBe(
      `${before}</ul>${table.replace('2', '2^')}<ul><li>y</li>${behind}`,
    )
    expect(pasted(list, '<p>A</p><h2>B</h2><p>C</p>')).toBe(
      `${before}</ul><h2>B</h2><p>C^</p><ul><li>y</li>${behind}`,
    )
  })

  it('paste into a table cell becomes lines and does not split the table', () => {
    const cell = (text: string) => `<table><tbody><tr><td>${text}</td><td>c</td></tr></tbody></table>`
    expect(pasted(cell('x | y'), '<p>A</p><p>B</p>')).toBe(cell('x A<br />B^ y'))
  })

  it('paste into a note drops headings and quotations and does not split the note', () => {
    expect(pastedInReport('<Note>\n\nx | y\n\n</Note>', 'A\n\n> B\n\n### C')).toBe(
      '<Note>\n\nx A\n\nB\n\nC^ y\n\n</Note>',
    )
  })

  it('paste accepts a card', () => {
    const card = '<VideoCard href="https://x.org" title="A" />'
    const state = stateOf('x | y', 'report')
    const { doc } = state.apply(pasteInto(state.tr, slice(card, 'report')))
    expect(doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'video', 'paragraph'])
  })
})
