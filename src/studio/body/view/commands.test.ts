import type { Node } from 'prosemirror-model'
import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { readBlocks } from '../text/blocks.ts'
import { applyEdits, editsOf, toDocument } from '../text/changes.ts'
import { type BodyKind, schemas } from '../text/schema.ts'
import {
  insertAllSections,
  insertBlock,
  insertSection,
  linkAround,
  makeCard,
  removeLink,
  selectPart,
  setLink,
  toggle,
  toggleList,
  toggleQuotation,
  toggleTitle,
} from './commands.ts'
import { listDays, nextDay } from './days.ts'
import { completeAddress, findTargets } from './LinkPanel.tsx'
import { makePlugins } from './plugins.ts'
import { changeTable } from './table.ts'

const none: Command = () => false

/** The state of an editor in which a word is selected. */
function stateOf(text: string, kind: BodyKind, selected: string): EditorState {
  const doc = toDocument(readBlocks(text, kind), kind)
  const plugins = makePlugins(schemas[kind], { link: none, toolbar: none })
  const state = EditorState.create({ doc, plugins })
  let from = -1
  doc.descendants((node, at) => {
    if (node.isText && from === -1 && node.text?.includes(selected)) from = at + node.text.indexOf(selected)
  })
  return state.apply(state.tr.setSelection(TextSelection.create(doc, from, from + selected.length)))
}

function run(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (transaction) => {
    next = state.apply(transaction)
  })
  return next
}

function textOf({ doc }: { doc: Node }): string {
  return applyEdits('', editsOf('', [], doc)).trim()
}

const result = (text: string, kind: BodyKind, selected: string, ...commands: Command[]) =>
  textOf(commands.reduce(run, stateOf(text, kind, selected)))

describe('a tool', () => {
  it('turns emphasis on and off', () => {
    expect(result('Një fjalë.', 'project', 'fjalë', toggle('strong'))).toBe('Një **fjalë**.')
    expect(result('Një **fjalë**.', 'project', 'fjalë', toggle('strong'))).toBe('Një fjalë.')
    expect(result('Read it.', 'project', 'Read', toggle('span', { attributes: [['lang', 'en']] }))).toBe(
      '<span lang="en">Read</span> it.',
    )
  })

  it('makes a list, another kind of list, and paragraphs again', () => {
    const points = toggleList('bullet_list')
    const numbers = toggleList('ordered_list')
    expect(result('Një.\n\nDy.', 'project', 'Dy', points)).toBe('Një.\n\n- Dy.')
    expect(result('- Një.', 'project', 'Një', numbers)).toBe('1. Një.')
    expect(result('- Një.', 'project', 'Një', points)).toBe('Një.')
  })

  it('makes a title and a quotation, and takes them back', () => {
    expect(result('Një.', 'report', 'Një', toggleTitle(3))).toBe('### Një.')
    expect(result('### Një.', 'report', 'Një', toggleTitle(3))).toBe('Një.')
    expect(result('<p>Një.</p>', 'news', 'Një', toggleTitle(2))).toBe('<h2>Një.</h2>')
    expect(result('Një.', 'report', 'Një', toggleQuotation)).toBe('> Një.')
    expect(result('> Një.', 'report', 'Një', toggleQuotation)).toBe('Një.')
    expect(result('Një.', 'project', 'Një', toggleTitle(3))).toBe('Një.')
  })

  it('sets, changes and removes a link', () => {
    const state = run(stateOf('Shih projektet.', 'project', 'projektet'), setLink('/projects', 'Projektet'))
    expect(textOf(state)).toBe('Shih [projektet](/projects).')
    expect(result('Shih [projektet](/projects).', 'project', 'ojekt', setLink('/blog/1', 'x'))).toBe(
      'Shih [projektet](/blog/1).',
    )
    expect(result('Shih [projektet](/projects).', 'project', 'ojekt', removeLink)).toBe('Shih projektet.')
    expect(linkAround(stateOf('Shih [projektet](/projects).', 'project', 'Shih'))).toBeUndefined()
  })

  it('inserts a card after the block of the selection, with a line to write in after it', () => {
    const card = makeCard(schemas.report, 'figure')
    const state = run(stateOf('Një.', 'report', 'Një'), insertBlock(card ?? schemas.report.node('paragraph')))
    expect(state.doc.content.content.map(({ type }) => type.name)).toEqual([
      'paragraph',
      'figure',
      'paragraph',
    ])
    expect(makeCard(schemas.project, 'figure')).toBeUndefined()
    expect(makeCard(schemas.report, 'columns')?.check()).toBeUndefined()
    expect(makeCard(schemas.news, 'table')?.check()).toBeUndefined()
  })
})

describe('the parts of a report', () => {
  const text = '## Hyrje\n\nNjë.\n\nDy.\n\n## Përfundim\n\nTre.'

  it('stay when what is selected across them is deleted', () => {
    const state = stateOf(text, 'report', 'Dy')
    const { tr } = state
    expect(textOf(state.apply(tr.delete(2, state.doc.content.size - 2)))).toBe(text)
    expect(textOf(state.apply(state.tr.deleteSelection()))).toBe(text.replace('Dy.', '.'))
  })

  it('are inserted with their headings', () => {
    const state = stateOf(text, 'report', 'Dy')
    const end = state.doc.content.size - state.doc.child(4).nodeSize - state.doc.child(3).nodeSize
    const next = state.apply(insertSection(state.tr, 'Data: 21 Nëntor 2024', end))
    expect(textOf(next)).toBe(text.replace('## Përf', '## Data: 21 Nëntor 2024\n\n## Përf'))
    expect(result('Një.', 'report', 'Një', insertAllSections(['1 Maj 2024']))).toBe(
      '## Hyrje\n\nNjë.\n\n## Objektivat\n\n## Data: 1 Maj 2024\n\n## Përfundim',
    )
  })

  it('are selected one at a time', () => {
    const { selection, doc } = run(stateOf(text, 'report', 'Dy'), selectPart)
    expect(doc.textBetween(selection.from, selection.to, '|')).toBe('Një.|Dy.')
  })

  it('have the days of the report, the first free one next', () => {
    const days = { start: '2024-02-28', end: '2024-03-01' }
    expect(listDays(days)).toEqual(['28 Shkurt 2024', '29 Shkurt 2024', '1 Mars 2024'])
    const titles = ['Hyrje', 'Data: 28 Shkurt 2024', 'Data: 1 Mars 2024']
    expect(nextDay(titles, '28 Shkurt 2024', listDays(days))).toBe('29 Shkurt 2024')
    expect(nextDay(titles, '1 Mars 2024', listDays(days))).toBeUndefined()
  })
})

describe('a table', () => {
  const table = readBlocks(
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    'news',
  )[0]?.node
  const shape = (changed: Node | undefined) =>
    changed?.content.content.map((row) => row.content.content.map((cell) => cell.textContent).join('|'))

  it('gets and loses rows and columns beside the cell of the selection', () => {
    if (table === undefined) throw new Error('no table')
    expect(shape(changeTable(table, 'addRow', { row: 0, column: 0 }))).toEqual(['A|B', '|', '1|2'])
    expect(shape(changeTable(table, 'removeRow', { row: 1, column: 0 }))).toEqual(['A|B'])
    expect(shape(changeTable(table, 'addColumn', { row: 1, column: 0 }))).toEqual(['A||B', '1||2'])
    expect(shape(changeTable(table, 'removeColumn', { row: 1, column: 0 }))).toEqual(['B', '2'])
  })
})

it('finds pages without accents, and completes addresses', () => {
  const targets = [
    { address: '/about', title: 'Rreth nesh' },
    { address: '/blog/1', title: 'Efiçienca në shkollë' },
  ]
  expect(findTargets(targets, 'eficienca').map(({ address }) => address)).toEqual(['/blog/1'])
  expect(completeAddress(' www.shembull.org/a ')).toBe('https://www.shembull.org/a')
  expect(completeAddress('zyra@shembull.org')).toBe('mailto:zyra@shembull.org')
  expect(completeAddress('/projects#klima')).toBe('/projects#klima')
})
