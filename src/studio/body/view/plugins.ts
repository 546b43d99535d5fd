import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { DOMSerializer, type Node, type Schema } from 'prosemirror-model'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { FormProblem, OpenDocument } from '../../protocol.ts'
import type { Body } from '../text/changes.ts'
import { unknown } from '../text/schema.ts'
import { toggle } from './commands.ts'
import { formMeta, partsOf, selectPart } from './parts.ts'
import { moveToCell } from './table.ts'

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(state.schema.node('hard_break')).scrollIntoView())
  return true
}

/** What the editor's keys do. */
export function makePlugins(schema: Schema): Plugin[] {
  const { list_item: item = unknown(), list = unknown() } = schema.nodes
  const listRule = (sign: RegExp, tag: string) =>
    wrappingInputRule(sign, list, { tag }, (_sign, before) => before.attrs.tag === tag)
  return [
    keymap({
      'Mod-b': toggle('strong'),
      'Mod-i': toggle('em'),
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Mod-a': selectPart,
      Enter: chainCommands(splitListItem(item), liftListItem(item)),
      'Shift-Enter': insertBreak,
      Tab: moveToCell(1),
      'Shift-Tab': moveToCell(-1),
    }),
    keymap(baseKeymap),
    inputRules({ rules: [listRule(/^\s*[-*•]\s$/, 'ul'), listRule(/^1[.)]\s$/, 'ol')] }),
    history(),
    keepSections,
    leaveRoom,
    problemsOfBlocks,
  ]
}

/** Typing never takes away the heading of a report's part, nor moves it. */
const keepSections = new Plugin({
  filterTransaction: (tr, { doc }) =>
    Boolean(tr.getMeta(formMeta) || tr.getMeta('history$')) ||
    JSON.stringify(partsOf(tr.doc)) === JSON.stringify(partsOf(doc)),
})

/** Keeps a line to write in after each card where nothing else could be written in. */
const leaveRoom = new Plugin({
  appendTransaction(_transactions, _before, { doc, schema, tr }) {
    const isCard = (node: Node) => node.type.spec.isolating === true
    doc.forEach((node, offset, index) => {
      const next = doc.maybeChild(index + 1)
      if (isCard(node) && (next === null || isCard(next)))
        tr.insert(tr.mapping.map(offset + node.nodeSize), schema.node('paragraph'))
    })
    return tr.docChanged ? tr.setMeta('addToHistory', false) : null
  },
})

const problemsOfBlocks: Plugin<DecorationSet> = new Plugin<DecorationSet>({
  state: {
    init: () => DecorationSet.empty,
    apply: (tr, shown) => tr.getMeta(problemsOfBlocks) ?? shown.map(tr.mapping, tr.doc),
  },
  props: { decorations: (state) => problemsOfBlocks.getState(state) },
})

/** Shows the problems of a body's text below the blocks that they belong to. */
export function showProblems(
  tr: Transaction,
  { blocks }: Body,
  { body, problems }: OpenDocument,
): Transaction {
  const offset = body?.start ?? 0
  const blockOf = ({ path, start, end }: FormProblem) => {
    const last = Math.max(start, end - 1) - offset
    return path ? undefined : blocks.find((block) => block.start <= last && start - offset <= block.end)
  }
  const decorations = blocks.flatMap((block) => {
    const here = problems.filter((problem) => blockOf(problem) === block)
    if (here.length === 0) return []
    const start = tr.doc.resolve(0).posAtIndex(block.index)
    const end = start + tr.doc.child(block.index).nodeSize
    const said = here.map(({ sentence, cure }) => `${sentence} ${cure}`.trim()).join('\n')
    const draw = () => DOMSerializer.renderSpec(document, ['p', { 'data-problems': '' }, said]).dom
    return [
      Decoration.node(start, end, { 'data-problem': '' }),
      Decoration.widget(end, draw, { side: -1, key: said, ignoreSelection: true }),
    ]
  })
  return tr.setMeta(problemsOfBlocks, DecorationSet.create(tr.doc, decorations))
}
