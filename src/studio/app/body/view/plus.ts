import type { Node, Schema } from 'prosemirror-model'
import { type EditorState, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { format } from '../../../../model/message/format.ts'
import words from '../../../words/body.json'
import buttonStyles from '../../ui/Button.module.css'
import { insertCard, runCommand } from './commands.ts'
import { gapAfter, gapAt } from './gaps.ts'
import styles from './Plus.module.css'

/** The blocks of a schema that the plus offers. */
const offered = ['figure', 'paragraph', 'quotation', 'table', 'note', 'columns', 'video', 'rule'] as const

type Offered = (typeof offered)[number]

/**
 * A button with a plus between two blocks, which inserts a block there. It is below the block of the caret, or in the gap at the
 * pointer until the caret moves. It is never after the last block, where a browser would put the caret behind it.
 */
export function plusBetweenBlocks({ nodes }: Schema): Plugin<number | undefined> {
  const names = offered.filter((name) => nodes[name])
  const gapOf = (state: EditorState) =>
    innerGap(state.doc, plugin.getState(state) ?? gapAfter(state.selection))
  const plugin: Plugin<number | undefined> = new Plugin<number | undefined>({
    state: {
      init: () => undefined,
      apply: (tr, gap) => tr.getMeta(plugin) ?? (tr.selectionSet || tr.docChanged ? undefined : gap),
    },
    props: {
      decorations(state) {
        const gap = gapOf(state)
        const plus = Decoration.widget(gap, (view, at) => drawPlus(view, at, names), {
          key: 'plus',
          ignoreSelection: true,
          stopEvent: () => true,
        })
        return DecorationSet.create(state.doc, gap === 0 ? [] : [plus])
      },
    },
    view(view) {
      const listening = new AbortController()
      const follow = (event: MouseEvent) => {
        const isSelecting = event.type === 'mousemove' && event.buttons !== 0
        const isOpen = view.dom.querySelector('[data-gap] [aria-expanded="true"]') !== null
        if (isSelecting || isOpen || view.composing) return
        const gap = innerGap(view.state.doc, gapAt(view, event.clientY))
        if (gap !== gapOf(view.state)) view.dispatch(view.state.tr.setMeta(plugin, gap))
      }
      // Dragged photos land where the plus is.
      for (const name of ['mousemove', 'dragover'] as const)
        view.dom.addEventListener(name, follow, { signal: listening.signal })
      return { destroy: () => listening.abort() }
    },
  })
  return plugin
}

/**
 * A gap for the plus. The gap after the last block is replaced by the gap before it, or by 0 if there is a single
 * block.
 */
function innerGap({ content, lastChild }: Node, gap: number): number {
  return Math.min(gap, content.size - (lastChild?.nodeSize ?? 0))
}

/** The button of a gap with its menu. */
function drawPlus(view: EditorView, gap: () => number | undefined, names: readonly Offered[]): HTMLElement {
  const place = document.createElement('div')
  place.className = styles.gap ?? ''
  place.dataset.gap = ''
  place.contentEditable = 'false'
  const plus = place.appendChild(makeButton('+'))
  plus.title = words.plus
  plus.ariaLabel = words.plus
  const choice = place.appendChild(document.createElement('div'))
  choice.role = 'group'
  choice.ariaLabel = words.plus
  const open = (isOpen: boolean) => {
    choice.hidden = !isOpen
    plus.ariaExpanded = String(isOpen)
    if (isOpen) choice.scrollIntoView({ block: 'nearest' })
  }
  open(false)
  plus.onclick = () => open(plus.ariaExpanded === 'false')
  for (const name of names) {
    const shown = name === 'quotation' || name === 'paragraph' ? words[name] : words.cards[name]
    choice.appendChild(makeButton(shown)).onclick = () => {
      open(false)
      runCommand(view, insertCard(name, gap()), format(words.said.inserted, { name: shown }))
    }
  }
  place.onkeydown = (event) => {
    if (event.key !== 'Escape') return
    if (choice.hidden) view.focus()
    else plus.focus()
    open(false)
  }
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as HTMLElement | null)) open(false)
  })
  return place
}

function makeButton(text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttonStyles.button ?? ''
  button.textContent = text
  return button
}
