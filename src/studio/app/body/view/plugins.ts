import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Mark, Node, Schema } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin, Selection, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { format } from '../../../../model/message/format.ts'
import type { FormProblem } from '../../../protocol.ts'
import { problems as words } from '../../../words/app.json'
import type { Session } from '../../session/session.ts'
import { showsErrorsAsSteps } from '../../session/state.ts'
import buttonStyles from '../../ui/Button.module.css'
import { type Body, editedBlocks } from '../text/changes.ts'
import { rejectUnknown } from '../text/schema.ts'
import { toScriptCharacters } from '../text/script-characters.ts'
import { toggle } from './commands.ts'
import { formMeta, lineBelow, partHeadings, selectPart } from './parts.ts'
import { moveToCell } from './table.ts'

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(state.schema.node('hard_break')).scrollIntoView())
  return true
}

/**
 * The refused operations: Tab to leave the text or to nest a list item, and letters without a superscript or subscript
 * form.
 */
type Refused = 'tabStays' | 'flatList' | 'noScript'

/** The plugins of the editor: keys, rules for typed text, history, and rules that hold for each change. */
export function makePlugins(schema: Schema, onRefused?: (what: Refused) => void): Plugin[] {
  const { list_item: item = rejectUnknown(), list = rejectUnknown() } = schema.nodes
  const listRule = (pattern: RegExp, tag: string) =>
    wrappingInputRule(pattern, list, { tag }, (_match, before) => before.attrs.tag === tag)
  // A list item needs no marker: a marker typed out of habit at its beginning is removed.
  const pointMarker = new InputRule(/^\s*[-*•]\s$/, ({ selection, tr }, _match, start, end) =>
    selection.$from.node(-1).type === item ? tr.delete(start, end) : null,
  )
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
    }),
    tabInText(schema, onRefused),
    keymap(baseKeymap),
    inputRules({ rules: [pointMarker, listRule(/^\s*[-*•]\s$/, 'ul'), listRule(/^1[.)]\s$/, 'ol')] }),
    history(),
    keepSections,
    leaveRoom,
    ...(schema.nodes.table ? [] : [scriptCharacters(onRefused)]),
    problemsOfBlocks,
  ]
}

/**
 * Tab goes to the next cell or nests a list item, and Shift-Tab goes back or lifts the item out again. Tab leaves the
 * text only after Escape, because an editor who types on would otherwise press the next button.
 */
function tabInText({ nodes }: Schema, onRefused?: (what: Refused) => void): Plugin {
  const { list_item: item = rejectUnknown() } = nodes
  let leaves = false
  return new Plugin({
    props: {
      handleKeyDown({ state, dispatch }, { key, shiftKey }) {
        // For Shift-Tab, a browser reports the Shift key first.
        if (key === 'Shift') return false
        const isFree = leaves
        leaves = key === 'Escape'
        const { $from } = state.selection
        const depths = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type)
        const points = depths.filter((type) => type === item).length
        if (key !== 'Tab' || isFree || $from.depth === 0) return false
        if (moveToCell(shiftKey ? -1 : 1)(state, dispatch)) return true
        if (points === 0) onRefused?.('tabStays')
        else if (shiftKey) return points === 1 || liftListItem(item)(state, dispatch)
        // Only bodies in HTML have nested lists.
        else if (nodes.table) sinkListItem(item)(state, dispatch)
        else onRefused?.('flatList')
        return true
      },
    },
  })
}

/** Replaces superscript and subscript by characters such as `²`, while typing too: Markdown has no syntax for them. */
function scriptCharacters(onRefused?: (what: Refused) => void): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, schema, selection, tr }) {
      let typed: Mark | undefined
      doc.descendants((node, at) => {
        const mark = node.marks.find(({ type }) => type.name === 'sup' || type.name === 'sub')
        if (mark === undefined || node.text === undefined) return
        const characters = toScriptCharacters(node.text, mark.type.name === 'sup' ? 'sup' : 'sub')
        if (characters === node.text && /\S/.test(characters)) onRefused?.('noScript')
        const end = at + node.nodeSize
        tr.replaceWith(at, end, schema.text(characters, mark.removeFromSet(node.marks)))
        if (selection.empty && selection.from === end) typed = mark
      })
      if (!tr.docChanged) return null
      tr.setSelection(Selection.fromJSON(tr.doc, selection.toJSON()))
      return typed && !transactions.some((one) => one.getMeta('paste')) ? tr.addStoredMark(typed) : tr
    },
  })
}

/** Stops typing that would remove, change or move the heading of a part of a report. */
const keepSections = new Plugin({
  filterTransaction: (tr, { doc }) =>
    Boolean(tr.getMeta(formMeta) || tr.getMeta('history$')) ||
    JSON.stringify(partHeadings(tr.doc)) === JSON.stringify(partHeadings(doc)),
})

/**
 * Adds an empty line between two cards and after a last card, because an editor could not write there otherwise. Figures may
 * follow each other, as photos that are dropped together do; the plus adds a paragraph between them.
 */
const leaveRoom = new Plugin({
  appendTransaction(_transactions, _before, { doc, tr }) {
    const isCard = (node: Node) => node.type.spec.isolating === true
    const isFigure = (node: Node) => node.type.name === 'figure'
    doc.forEach((node, offset, index) => {
      const next = doc.maybeChild(index + 1)
      if (next && isFigure(node) && isFigure(next)) return
      if (isCard(node) && (next === null || isCard(next)))
        tr.insert(tr.mapping.map(offset + node.nodeSize), lineBelow(node))
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

/** Shows the problems of a body's text below their blocks, with a button if the fix is certain. */
export function showProblems(tr: Transaction, { blocks }: Body, session: Session): Transaction {
  const { body, problems } = session.state().document
  const isStep = showsErrorsAsSteps(session.state())
  const offset = body?.start ?? 0
  const blockOf = ({ path, start, end }: FormProblem) => {
    const last = Math.max(start, end - 1) - offset
    return path ? -1 : blocks.findIndex((block) => block.start <= last && start - offset <= block.end)
  }
  // The errors of a new document are hidden below blocks, because the list of steps links to the blocks.
  const isShown = ({ severity }: FormProblem) => !isStep || severity === 'warning'
  // During a fix nobody can type: the text loses the focus, and gets it back at the end of the fixed block.
  const fixIn = (view: EditorView, number: number) => async (problem: FormProblem) => {
    await session.fix(problem)
    const { doc, tr } = view.state
    view.dispatch(tr.setSelection(Selection.near(doc.resolve(editedBlocks(doc)[number]?.to ?? 0), -1)))
    view.focus()
  }
  const decorations = editedBlocks(tr.doc).flatMap(({ from, to }, number) => {
    const here = problems.filter((problem) => blockOf(problem) === number)
    if (here.length === 0) return []
    return [
      ...(here.some(isShown) ? [Decoration.node(from, to, { 'data-problem': '' })] : []),
      Decoration.widget(to, (view) => drawProblems(here, isShown, fixIn(view, number)), {
        side: -1,
        ignoreSelection: true,
        stopEvent: () => true,
        key: JSON.stringify([here, isStep]),
      }),
    ]
  })
  return tr.setMeta(problemsOfBlocks, DecorationSet.create(tr.doc, decorations))
}

function drawProblems(
  problems: readonly FormProblem[],
  isShown: (problem: FormProblem) => boolean,
  fix: Session['fix'],
): HTMLElement {
  const list = document.createElement('ul')
  list.dataset.problems = ''
  list.contentEditable = 'false'
  list.hidden = !problems.some(isShown)
  for (const problem of problems) {
    const item = list.appendChild(document.createElement('li'))
    item.append(`${problem.sentence} ${problem.hint}`.trim())
    item.hidden = !isShown(problem)
    if (!problem.fix) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = buttonStyles.button ?? ''
    button.textContent = words.fix
    button.ariaLabel = format(words.fixOf, { sentence: problem.sentence })
    button.onclick = () => void fix(problem)
    item.append(' ', button)
  }
  return list
}
