import type { Chosen, FormProblem, Passage } from '../../protocol.ts'
import { Stale } from '../api.ts'
import { fieldId } from '../values.ts'
import { photosUnderWay } from './photo-progress.ts'
import { type Editing, mergeWaiting, openAgain, sendOperation, sendWaiting } from './sending.ts'
import { Conflict, type Ended } from './state.ts'

/**
 * Writes the fix of a problem. The waiting operations are sent first. They may move the problem, so the nearest equal
 * one is fixed.
 */
export async function fix(editing: Editing, { sentence, path, start }: FormProblem): Promise<Ended> {
  await sendWaiting(editing)
  const [nearest] = editing
    .state()
    .document.problems.filter(
      (one) => one.fix && one.sentence === sentence && fieldId(one.path) === fieldId(path),
    )
    .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
  if (nearest === undefined) return {}
  return { document: await sendOperation(editing, { op: 'fix', start: nearest.start, end: nearest.end }) }
}

/** Writes all certain fixes, until none is left or a round changes nothing. */
export async function fixAll(editing: Editing): Promise<Ended> {
  await sendWaiting(editing)
  const now = () => editing.state().document
  const isLeft = () => now().problems.some(({ fix }) => fix === 'certain')
  for (let before = ''; isLeft() && before !== now().text; ) {
    before = now().text
    editing.dispatch({ event: 'opened', document: await sendOperation(editing, { op: 'fixAll' }) })
  }
  return {}
}

/** The whole text that the editor chose in the places of a conflict; undefined while one of them has no choice. */
export type TextChosenIn = (passages: readonly Passage[]) => string | undefined

/**
 * Ends a conflict with the text that the editor chose. The places may have changed meanwhile. If one of them has no
 * choice, the editor sees the present conflict.
 */
export async function choose(editing: Editing, textChosenIn: TextChosenIn): Promise<Ended> {
  const { conflict } = editing.state()
  if (conflict === undefined) return {}
  return 'published' in conflict
    ? await chooseForDraft(editing, textChosenIn)
    : await chooseForWaiting(editing, textChosenIn)
}

/** Ends the conflict of the waiting operations with another window. */
async function chooseForWaiting(
  editing: Editing,
  textChosenIn: TextChosenIn,
  waiting = editing.state().waiting,
  chosen?: Chosen,
): Promise<Ended> {
  const answer = await mergeWaiting(editing, waiting, chosen)
  if ('gone' in answer) return leave(editing)
  if (answer.document) return {}
  const { conflict, revision } = answer
  const text = textChosenIn(conflict)
  if (text === undefined) return { failure: new Conflict(conflict) }
  return await chooseForWaiting(editing, textChosenIn, waiting, { revision, chosen: text })
}

/** Ends the conflict of the draft with the published file. */
async function chooseForDraft(editing: Editing, textChosenIn: TextChosenIn): Promise<Ended> {
  await sendWaiting(editing)
  const { file, revision, conflict } = editing.state().document
  if (conflict === undefined) return {}
  const { published, passages } = conflict
  const text = textChosenIn(passages)
  if (text === undefined) return {}
  try {
    const answer = await editing.api.call('resolve', { file, revision, published, text })
    return 'gone' in answer ? leave(editing) : { document: answer }
  } catch (error) {
    if (!(error instanceof Stale)) throw error
    return { document: await openAgain(editing) }
  }
}

/** Discards the draft and the progress of its photos. */
export async function discard(editing: Editing): Promise<Ended> {
  const answer = await editing.api.call('discard', { file: editing.state().document.file })
  if ('gone' in answer) return leave(editing)
  return { ...withoutOperations(editing), document: answer, outcome: 'discarded' }
}

/** Opens the document again without the waiting operations. */
export async function forgetWaiting(editing: Editing): Promise<Ended> {
  return { document: await openAgain(editing), waiting: [] }
}

/** Begins a new document as a copy of this one, and opens it. */
export async function copy(editing: Editing): Promise<Ended> {
  await sendWaiting(editing)
  const copy = await editing.api.call('copy', { file: editing.state().document.file })
  window.location.hash = `#/${encodeURI(copy.file)}`
  return {}
}

/** Goes back to the list, because the document is gone. */
function leave(editing: Editing): Ended {
  window.location.hash = '#/'
  return withoutOperations(editing)
}

/** No operation waits, and only current uploads are shown. */
function withoutOperations(editing: Editing): Ended {
  return { waiting: [], photos: photosUnderWay(editing.state().photos) }
}
