import type { FormProblem } from '../../protocol.ts'
import { pathId } from '../values.ts'

/** Id of the part that holds the body, or the text of a document that has no form. */
export const bodyId = 'teksti'

/** Puts the focus where a problem is: its field, else the nearest group that holds it, else the body, at its block. */
export function focusProblem({ path = [], sentence }: FormProblem): void {
  const ids = path.map((_, index) => pathId(path.slice(0, path.length - index)))
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
  const body = document.getElementById(bodyId)
  const place = field ?? body?.querySelector<HTMLElement>('[role="textbox"]') ?? body
  const folded = place?.closest('details')
  if (folded) folded.open = true
  place?.focus({ preventScroll: true })
  const block = field === undefined ? blockWith(sentence) : undefined
  const target = block ?? place
  target?.scrollIntoView({ block: 'center' })
  if (block) window.getSelection()?.collapse(block, 0)
}

/** Leads to a part of the form, which takes the focus. */
export function jumpTo(id: string): void {
  const part = document.getElementById(id)
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** The block of the body below which a sentence stands. */
function blockWith(sentence: string): Element | undefined {
  const all = [...document.querySelectorAll(`#${bodyId} [data-problems]`)]
  const said = all.find(({ textContent }) => textContent.includes(sentence))
  const { previousElementSibling: block, nextElementSibling: next } = said ?? {}
  // A heading that is given is followed by what is written below it.
  return (block instanceof HTMLElement && block.isContentEditable ? block : next) ?? undefined
}
