import { closeHistory } from 'prosemirror-history'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Session } from '../../session/session.ts'
import { filesOf } from '../../ui/use-dropped-files.ts'
import { rejectUnknown } from '../text/schema.ts'
import { gapAfter, gapAt } from './gaps.ts'

/**
 * Takes photos that are dropped on the text or pasted into it. After its upload a photo becomes a figure, in the gap of
 * the drop or after the block of the caret. The text may change meanwhile.
 */
export function photosIntoText(session: Pick<Session, 'addPhotos'>): Plugin<readonly number[]> {
  /** The state has the places of all photos since the text was opened. */
  const plugin: Plugin<readonly number[]> = new Plugin<readonly number[]>({
    state: {
      init: () => [],
      apply(tr, places) {
        // Photos of one drop follow each other, before the line to write in that the editor appends to a last figure.
        const side = tr.getMeta('appendedTransaction') ? -1 : 1
        return [...places.map((at) => tr.mapping.map(at, side)), ...(tr.getMeta(plugin) ?? [])]
      },
    },
    view(view) {
      const listening = new AbortController()
      const take = (event: DragEvent | ClipboardEvent) => {
        const files = filesOf(event)
        if (files.length === 0) return
        event.preventDefault()
        const gap = event instanceof DragEvent ? gapAt(view, event.clientY) : gapAfter(view.state.selection)
        const number = plugin.getState(view.state)?.length ?? 0
        view.dispatch(view.state.tr.setMeta(plugin, [gap]))
        void session.addPhotos(files, (picture) =>
          insertFigure(view, plugin.getState(view.state)?.[number] ?? gap, picture),
        )
      }
      // In the capture phase, before ProseMirror takes the event. The forms of cards are in the text too.
      for (const name of ['drop', 'paste'] as const)
        view.dom.addEventListener(name, take, { capture: true, signal: listening.signal })
      return { destroy: () => listening.abort() }
    },
  })
  return plugin
}

/** Inserts a figure after the block in which a place is, or at a place between two blocks; the caret stays where it is. */
function insertFigure({ state, dispatch, isDestroyed }: EditorView, at: number, picture: string): void {
  if (isDestroyed) throw new Error('The text of the figure is closed.')
  const { doc, schema, tr } = state
  const $at = doc.resolve(at)
  const { figure = rejectUnknown() } = schema.nodes
  const empty = figure.spec.attrs?.attributes?.default
  const attributes = { ...empty, ['src' in empty ? 'src' : 'file']: picture }
  dispatch(closeHistory(tr.insert($at.depth === 0 ? at : $at.after(1), figure.create({ attributes }))))
}
