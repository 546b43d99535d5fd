import { fold } from '../../../site/components/search/finding/terms.ts'
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
  goTo(place, field === undefined ? blockWith(sentence) : undefined)
}

/** Puts the focus where the words of a search stand first, in a field or in the body: whoever opens what was found looks for them. */
export function focusWords(search: string): void {
  const places = document.querySelectorAll<HTMLElement>(
    `main :is(textarea, input), #${bodyId} [role="textbox"] > *`,
  )
  const has = (text: string | null) => fold(text ?? '').includes(fold(search))
  const found = [...places].find((place) => has('value' in place ? String(place.value) : place.textContent))
  const editor = found?.closest<HTMLElement>('[role="textbox"]')
  if (found) goTo(editor ?? found, editor ? found : undefined)
}

/** Focuses a place, and puts the caret into one of its blocks. */
function goTo(place: HTMLElement | null, block: Element | undefined): void {
  const folded = place?.closest('details')
  if (folded) folded.open = true
  place?.focus({ preventScroll: true })
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
