import { fold } from '../../../site/components/search/finding/terms.ts'
import type { FormProblem, Path } from '../../protocol.ts'
import { fieldId } from '../values.ts'

/** Id of the part that holds the body, or the text of a document that has no form. */
export const bodyId = 'teksti'

/** Focuses the field of a problem, else the body at the block of the problem. */
export function focusProblem({ path, sentence }: FormProblem): void {
  focusField(path, sentence)
}

/** Focuses a field, else the nearest group that holds it, else the body at the block with the sentence of a problem. */
export function focusField(path: Path = [], sentence = ''): void {
  const ids = path.map((_, index) => fieldId(path.slice(0, path.length - index)))
  const field = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
  const body = document.getElementById(bodyId)
  const place = field ?? body?.querySelector<HTMLElement>('[role="textbox"]') ?? body
  goTo(place, field === undefined ? blockWith(sentence) : undefined)
}

/**
 * Focuses the field, or the block of the body, that has the words of a search or of a pressed place in the preview. For
 * a derived value it focuses the source field.
 */
export function focusWords(search: string): void {
  const wanted = fold(search)
  const places = [
    ...document.querySelectorAll<HTMLElement>(
      `main :is(textarea, input, [data-value]), #${bodyId} [role="textbox"] > *`,
    ),
  ].map((place) => ({ place, text: fold(textIn(place)) }))
  const { place: found } =
    places.find(({ text }) => text === wanted) ??
    places.find(({ text }) => text.includes(wanted)) ??
    // The page adds words to some values, as “By” to the author.
    places.find(({ text }) => wanted.includes(text) && text.length > wanted.length / 2) ??
    {}
  const isBlock = found !== undefined && !('value' in found)
  const editor = isBlock ? found.closest<HTMLElement>('[role="textbox"]') : undefined
  const source = found && document.getElementById(fieldId([found.dataset.source ?? '']))
  if (found) goTo(editor ?? source ?? found, editor ? found : undefined)
}

function textIn(place: HTMLElement): string {
  return 'value' in place ? String(place.value) : (place.dataset.value ?? place.textContent)
}

/** Focuses a place, unfolding the part that holds it, and puts the caret into `block` if there is one. */
function goTo(place: HTMLElement | null, block: Element | undefined): void {
  const folded = place?.closest('details')
  if (folded) folded.open = true
  place?.focus({ preventScroll: true })
  const target = block ?? place
  target?.scrollIntoView({ block: 'center' })
  if (block) window.getSelection()?.collapse(block, 0)
}

/** Focuses a part of the form and scrolls to it. */
export function jumpTo(id: string): void {
  const part = document.getElementById(id)
  part?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** The block of the body whose problem has this sentence. */
function blockWith(sentence: string): Element | undefined {
  const all = [...document.querySelectorAll(`#${bodyId} [data-problems]`)]
  const note = all.find(({ textContent }) => textContent.includes(sentence))
  const { previousElementSibling: block, nextElementSibling: next } = note ?? {}
  // A fixed heading cannot be edited: the caret goes into the block below it.
  return (block instanceof HTMLElement && block.isContentEditable ? block : next) ?? undefined
}
