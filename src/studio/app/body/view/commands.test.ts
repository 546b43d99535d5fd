import { closeHistory, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { type Command, EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { describe, expect, it } from 'vitest'
import { reportParts } from '../../../../model/report-parts.ts'
import { readBody, toDocument, writeBody } from '../text/changes.ts'
import { type BodyKind, schemas } from '../text/schema.ts'
import { within } from './card-undo.ts'
import { insertCard, linkAround, replaceDocument, runCommand, setLink, toggle } from './commands.ts'
import { gapAfter } from './gaps.ts'
import { completeAddress } from './LinkPanel.tsx'
import { insertPart, removePart, selectPart } from './parts.ts'
import { makePlugins } from './plugins.ts'
import { changeTable } from './table.ts'

/** The state of an editor in which a word is selected. */
function stateOf(
  text: string,
  kind: BodyKind,
  selected: string,
  onRefused?: (what: string) => void,
): EditorState {
  const doc = toDocument(readBody(text, kind), kind)
  const plugins = makePlugins(schemas[kind], onRefused)
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
  const kind = doc.type.schema.nodes.table ? 'news' : 'report'
  return writeBody(readBody('', kind), doc).text.trim()
}

const result = (text: string, kind: BodyKind, selected: string, ...commands: Command[]) =>
  textOf(commands.reduce(run, stateOf(text, kind, selected)))

describe('a tool', () => {
  it('toggle turns emphasis on and off', () => {
    expect(result('Një fjalë.', 'project', 'fjalë', toggle('strong'))).toBe('Një **fjalë**.')
    expect(result('Një **fjalë**.', 'project', 'fjalë', toggle('strong'))).toBe('Një fjalë.')
    expect(result('Read it.', 'project', 'Read', toggle('span'))).toBe('<span lang="en">Read</span> it.')
  })

  it('toggle raises and lowers letters with tags in HTML and characters in Markdown', () => {
    expect(result('<p>m2</p>', 'news', '2', toggle('sup'))).toBe('<p>m<sup>2</sup></p>')
    expect(result('m2 dhe CO2', 'report', '2', toggle('sup'))).toBe('m² dhe CO2')
    expect(result('CO2', 'project', '2', toggle('sub'))).toBe('CO₂')
    expect(result('**m²**', 'report', '²', toggle('sup'))).toBe('**m2**')
  })

  it('toggle reports letters that have no lowered form', () => {
    const refused: string[] = []
    const press = (text: string) =>
      textOf(
        run(
          stateOf(text, 'report', text, (what) => refused.push(what)),
          toggle('sub'),
        ),
      )
    expect(press('2e')).toBe('₂ₑ')
    expect(refused).toEqual([])
    expect(press('abc')).toBe('abc')
    expect(refused).toEqual(['noScript'])
  })

  it('toggle raises the next typed characters until it is pressed again', () => {
    const typed = (text: string) => (state: EditorState) => state.apply(state.tr.insertText(text))
    const caret = (state: EditorState) =>
      state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.selection.to)))
    const press = (state: EditorState) => run(state, toggle('sup'))
    const steps = [caret, press, typed('-'), typed('3'), press, typed(' W')]
    expect(textOf(steps.reduce((state, step) => step(state), stateOf('10', 'report', '10')))).toBe('10⁻³ W')
  })

  it('toggle makes a list, changes its type and turns it back into paragraphs', () => {
    const points = toggle('ul')
    const numbers = toggle('ol')
    expect(result('Një.\n\nDy.', 'project', 'Dy', points)).toBe('Një.\n\n- Dy.')
    expect(result('- Një.', 'project', 'Një', numbers)).toBe('1. Një.')
    expect(result('- Një.', 'project', 'Një', points)).toBe('Një.')
  })

  it('toggle makes a heading and a quotation and turns them back into paragraphs', () => {
    expect(result('Një.', 'report', 'Një', toggle('h3'))).toBe('### Një.')
    expect(result('### Një.', 'report', 'Një', toggle('h3'))).toBe('Një.')
    expect(result('<p>Një.</p>', 'news', 'Një', toggle('h2'))).toBe('<h2>Një.</h2>')
    expect(result('Një.', 'report', 'Një', toggle('blockquote'))).toBe('> Një.')
    expect(result('> Një.', 'report', 'Një', toggle('blockquote'))).toBe('Një.')
    expect(result('Një.', 'project', 'Një', toggle('h3'))).toBe('Një.')
  })

  it('setLink sets, changes and removes a link', () => {
    const state = run(stateOf('Shih projektet.', 'project', 'projektet'), setLink('/projects', 'Projektet'))
    expect(textOf(state)).toBe('Shih [projektet](/projects).')
    expect(result('Shih [projektet](/projects).', 'project', 'ojekt', setLink('/blog/1', 'x'))).toBe(
      'Shih [projektet](/blog/1).',
    )
    expect(result('Shih [projektet](/projects).', 'project', 'ojekt', setLink('', ''))).toBe(
      'Shih projektet.',
    )
    expect(linkAround(stateOf('Shih [projektet](/projects).', 'project', 'Shih'))).toBeUndefined()
  })

  it.each([
    ['a title', toggle('h3'), '### Një fjalë'],
    ['a quotation', toggle('blockquote'), '> Një fjalë'],
    ['a note', insertCard('note'), 'Një fjalë'],
  ])('runCommand makes %s that undo takes back apart from typing', (_name, tool, made) => {
    const selected = stateOf('Një', 'report', 'Një')
    const view = {
      state: selected.apply(
        selected.tr.setSelection(TextSelection.create(selected.doc, selected.selection.to)),
      ),
      dispatch(tr: Transaction) {
        view.state = view.state.apply(tr)
      },
    }
    const type = (text: string) => view.dispatch(view.state.tr.insertText(text))
    const texts: string[] = []
    const takeBack = () => {
      undo(view.state, view.dispatch)
      texts.push(textOf(view.state))
    }
    type(' fjalë')
    runCommand(view as unknown as EditorView, tool)
    expect(textOf(view.state)).toBe(made)
    type('x')
    takeBack()
    takeBack()
    takeBack()
    expect(texts).toEqual([made, 'Një fjalë', 'Një'])
  })

  it('insertCard adds a card, quotation or paragraph in a gap between two blocks', () => {
    const inserted = (name: string) => {
      const state = stateOf('Një.\n\nDy.\n\nTre.', 'report', 'Tre')
      const { doc, selection } = run(
        state,
        insertCard(name, gapAfter(stateOf('Një.', 'report', 'Një').selection)),
      )
      return [doc.content.content.map(({ type, textContent }) => textContent || type.name), selection.from]
    }
    expect(inserted('quotation')).toEqual([['Një.', 'quotation', 'Dy.', 'Tre.'], 8])
    expect(inserted('figure')).toEqual([['Një.', 'figure', 'Dy.', 'Tre.'], 6])
    expect(inserted('paragraph')).toEqual([['Një.', 'paragraph', 'Dy.', 'Tre.'], 7])
  })

  it('insertCard adds a card after the selected block with an empty line after it', () => {
    const inserted = (kind: BodyKind, name: string) => {
      const { doc } = run(stateOf(kind === 'news' ? '<p>Një.</p>' : 'Një.', kind, 'Një'), insertCard(name))
      doc.check()
      return doc.content.content.map(({ type }) => type.name)
    }
    expect(inserted('report', 'figure')).toEqual(['paragraph', 'figure', 'paragraph'])
    expect(inserted('report', 'columns')).toEqual(['paragraph', 'columns', 'paragraph'])
    expect(inserted('news', 'table')).toEqual(['paragraph', 'table', 'paragraph'])
  })
})

it('plugins add an empty line between two cards, but none between two figures', () => {
  const figure = '<Figure file="01.jpg" alt="Një" />'
  const state = stateOf(`Një.\n\n${figure}\n\n${figure}\n\n<Note>\nDy.\n</Note>`, 'report', 'Një')
  const { doc } = state.apply(state.tr.insertText('E'))
  expect(doc.children.map(({ type }) => type.name)).toEqual([
    'paragraph',
    'figure',
    'figure',
    'paragraph',
    'note',
    'paragraph',
  ])
})

it.each([
  ['figure', '<Figure file="01.jpg" alt="Një" />'],
  ['note', '<Note title="Një">\nDy.\n</Note>'],
])('undo in a field of a %s takes back only what was changed in it', (_name, card) => {
  const state = stateOf(`Tekst.\n\n${card}`, 'report', 'Tekst')
  const at = state.doc.resolve(0).posAtIndex(1)
  const cardIn = ({ doc }: EditorState) => doc.nodeAt(at + 1) ?? doc
  const typed = state.apply(closeHistory(state.tr.insertText('Teksti')))
  const [node, attributes] = [cardIn(typed), { caption: 'Dy' }]
  const filled = typed.apply(typed.tr.setNodeMarkup(at + 1, null, { ...node.attrs, attributes }))
  const step = within({ at: () => at + 1, node }, undo)
  const undone = run(filled, step)
  expect(cardIn(undone).attrs).toEqual(node.attrs)
  expect(run(undone, step).doc.textContent).toBe(filled.doc.textContent)
  expect(run(undone, undo).doc.textContent).toBe(state.doc.textContent)
})

describe('the parts of a report', () => {
  const text = '## Hyrje\n\nNjë.\n\nDy.\n\n## Përfundim\n\nTre.'

  it('report parts stay when a selection across them is deleted', () => {
    const state = stateOf(text, 'report', 'Dy')
    const { tr } = state
    expect(textOf(state.apply(tr.delete(2, state.doc.content.size - 2)))).toBe(text)
    expect(textOf(state.apply(state.tr.deleteSelection()))).toBe(text.replace('Dy.', '.'))
  })

  const parts = reportParts('2024-02-28', '2024-03-01')

  it('reportParts lists the parts of the report and of its days', () => {
    const days = ['28 Shkurt 2024', '29 Shkurt 2024', '1 Mars 2024']
    expect(parts).toEqual(['Hyrje', 'Objektivat', ...days.map((day) => `Data: ${day}`), 'Përfundim'])
  })

  it('insertPart adds report parts at their places in any order', () => {
    const added = ['Data: 1 Mars 2024', 'Objektivat', 'Data: 29 Shkurt 2024']
    expect(result(text, 'report', 'Dy', ...added.map((title) => insertPart(title, parts)))).toBe(
      text.replace('## Përf', '## Objektivat\n\n## Data: 29 Shkurt 2024\n\n## Data: 1 Mars 2024\n\n## Përf'),
    )
    const all = parts.toReversed().map((title) => insertPart(title, parts))
    expect(result('Një.', 'report', 'Një', ...all)).toBe(
      parts.map((title, number) => `## ${title}${number === 0 ? '\n\nNjë.' : ''}`).join('\n\n'),
    )
  })

  it('insertPart puts an empty line in a part and a list item in the objectives', () => {
    const lineOf = (title: string) => run(stateOf(text, 'report', 'Dy'), insertPart(title, parts)).selection
    expect(lineOf('Objektivat').$from.node(1).type.name).toBe('list')
    expect(lineOf('Data: 1 Mars 2024').$from.node(1).type.name).toBe('paragraph')
  })

  it('removePart removes a report part only when it is empty', () => {
    const state = run(stateOf(text, 'report', 'Dy'), insertPart('Objektivat', parts))
    const at = state.doc.resolve(0).posAtIndex(3)
    expect(state.doc.nodeAt(at)?.textContent).toBe('Objektivat')
    expect(textOf(removePart(state.tr, at) ?? state)).toBe(text)
    expect(removePart(state.tr, 0)).toBeUndefined()
  })

  it('selectPart selects one report part', () => {
    const { selection, doc } = run(stateOf(text, 'report', 'Dy'), selectPart)
    expect(doc.textBetween(selection.from, selection.to, '|')).toBe('Një.|Dy.')
  })
})

it('replaceDocument takes a remote text and keeps the caret and the empty line', () => {
  const state = stateOf('Një.\n\nDy.\n\n## Përfundim', 'report', 'Dy')
  const next = toDocument(readBody('Një.\n\nDy ndryshe.\n\n## Përfundimi', 'report'), 'report')
  const { doc, selection } = state.apply(replaceDocument(state.tr, next))
  expect(doc.children.map(({ textContent }) => textContent)).toEqual([
    'Një.',
    'Dy ndryshe.',
    'Përfundimi',
    '',
  ])
  expect(selection.$from.parent.textContent).toBe('Dy ndryshe.')
})

it.each([
  'Të tjerët.\n\nNjë.\n\nDy tre.\n\nKatër.\n',
  'Një.\n\nDy tre.\n\nKatër e tjetrit.\n',
  'Njëqind.\n\nPara fjalëve: Dy tre.\n\nKatër.\n',
  'Dy tre.\n',
])('replaceDocument keeps the caret at its words when the text becomes %j', (text) => {
  const state = stateOf('Një.\n\nDy tre.\n\nKatër.\n', 'project', 'tre')
  const next = toDocument(readBody(text, 'project'), 'project')
  const { doc, selection } = state.apply(replaceDocument(state.tr, next))
  expect(doc.textBetween(selection.from, selection.to)).toBe('tre')
  expect(writeBody(readBody(text, 'project'), doc).text).toBe(text)
})

it('replaceDocument keeps the empty line in which the caret is', () => {
  const begun = stateOf('Një.\n\nDy.\n', 'project', 'Dy')
  const split = begun.apply(begun.tr.split(begun.selection.$to.end()))
  const next = toDocument(readBody('Njëqind.\n\nDy.\n', 'project'), 'project')
  const { doc, selection } = split.apply(replaceDocument(split.tr, next))
  expect(doc.children.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Njëqind.', 'Dy.', ''])
  expect(selection.$from.index(0)).toBe(split.selection.$from.index(0))
})

it('undo takes back own words and leaves those of another window', () => {
  const begun = stateOf('Një.\n\nDy.\n', 'project', 'Dy')
  const typed = begun.apply(begun.tr.insertText(' imi', begun.selection.to))
  const merged = toDocument(readBody('Një e tjetrit.\n\nDy imi.\n', 'project'), 'project')
  const received = typed.apply(replaceDocument(typed.tr, merged))
  const later = toDocument(readBody('Një e tjetrit.\n\nDy imi dhe i tij.\n', 'project'), 'project')
  const { doc } = run(received.apply(replaceDocument(received.tr, later)), undo)
  expect(doc.children.map(({ textContent }) => textContent)).toEqual(['Një e tjetrit.', 'Dy dhe i tij.'])
})

describe('a table', () => {
  const text =
    '<table>\n  <thead>\n    <tr><th scope="col">A</th><th scope="col">B</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>1</td><td>2</td></tr>\n  </tbody>\n</table>'
  const changed = (cell: string, change: Parameters<typeof changeTable>[2]) => {
    const tr = changeTable(stateOf(text, 'news', cell).tr, 0, change)
    return tr && textOf(tr).match(/<t[hd].*(?=<\/tr>)/g)
  }

  it('changeTable adds and removes rows at the selected cell', () => {
    const [head, row] = ['<th scope="col">A</th><th scope="col">B</th>', '<td>1</td><td>2</td>']
    expect(changed('A', 'addRow')).toEqual([head, '<td></td><td></td>', row])
    expect(changed('1', 'addRow')).toEqual([head, row, '<td></td><td></td>'])
    expect(changed('1', 'removeRow')).toBeUndefined()
    const state = stateOf(text, 'news', '1')
    const longer = state.apply(changeTable(state.tr, 0, 'addRow') ?? state.tr)
    expect(textOf(changeTable(longer.tr, 0, 'removeRow') ?? longer)).not.toContain('1')
  })

  it('changeTable adds and removes columns', () => {
    expect(changed('1', 'addColumn')).toEqual([
      '<th scope="col">A</th><th scope="col"></th><th scope="col">B</th>',
      '<td>1</td><td></td><td>2</td>',
    ])
    expect(changed('1', 'removeColumn')).toEqual(['<th scope="col">B</th>', '<td>2</td>'])
  })
})

it('completeAddress completes web and mail addresses', () => {
  expect(completeAddress(' www.shembull.org/a ')).toBe('https://www.shembull.org/a')
  expect(completeAddress('zyra@shembull.org')).toBe('mailto:zyra@shembull.org')
  expect(completeAddress('/projects#klima')).toBe('/projects#klima')
})
