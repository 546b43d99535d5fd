import type { DraftConflict, FormProblem } from '../../protocol.ts'
import { Stale } from '../api.ts'
import { fieldId } from '../values.ts'
import { photosUnderWay } from './photo-progress.ts'
import {
  applyResponse,
  type Editing,
  mergeWaiting,
  openAgain,
  sendOperation,
  sendWaiting,
} from './sending.ts'
import { Conflict, type EditorState, type Ended } from './state.ts'

/** Writes the fix of a problem. The waiting operations are sent first and may move the problem: the nearest one is fixed. */
export async function fix(editing: Editing, { sentence, path, start }: FormProblem): Promise<Ended> {
  await sendWaiting(editing)
  const [nearest] = editing
    .state()
    .document.problems.filter(
      (one) => one.fix && one.sentence === sentence && fieldId(one.path) === fieldId(path),
    )
    .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
  if (nearest === undefined) return {}
  return { document: await sendOperation(editing, { act: 'fix', start: nearest.start, end: nearest.end }) }
}

/** Writes all certain fixes, until none is left or a round changes nothing. */
export async function fixAll(editing: Editing): Promise<Ended> {
  await sendWaiting(editing)
  const now = () => editing.state().document
  const isLeft = () => now().problems.some(({ fix }) => fix === 'certain')
  for (let before = ''; isLeft() && before !== now().text; ) {
    before = now().text
    editing.happen({ event: 'opened', document: await sendOperation(editing, { act: 'fixAll' }) })
  }
  return {}
}

/**
 * Ends a conflict with the whole text, put together from the chosen versions. If the places have changed meanwhile, the
 * editor sees the conflict as it is now.
 */
export async function choose(
  editing: Editing,
  conflict: NonNullable<EditorState['conflict']>,
  text: string,
): Promise<Ended> {
  return 'published' in conflict
    ? await chooseForDraft(editing, conflict, text)
    : await chooseForWaiting(editing, conflict, text)
}

/** Ends the conflict of the waiting operations with another window. */
async function chooseForWaiting(
  editing: Editing,
  { passages }: Pick<DraftConflict, 'passages'>,
  text: string,
): Promise<Ended> {
  const { waiting } = editing.state()
  const { document, conflict } = await mergeWaiting(editing)
  if (conflict === undefined) return {}
  if (!isSame(conflict, passages)) return { failure: new Conflict(conflict) }
  const { file, revision } = document
  const answer = await editing.api.call('act', { file, revision, act: { act: 'write', text } })
  applyResponse(editing, answer, waiting)
  return {}
}

/** Ends the conflict of the draft with the published file. */
async function chooseForDraft(editing: Editing, conflict: DraftConflict, text: string): Promise<Ended> {
  await sendWaiting(editing)
  const { document } = editing.state()
  if (!isSame(document.conflict, conflict)) return {}
  const { file, revision } = document
  const { published } = conflict
  try {
    const answer = await editing.api.call('resolve', { file, revision, published, text })
    return 'gone' in answer ? leave(editing) : { document: answer }
  } catch (error) {
    if (!(error instanceof Stale)) throw error
    return { document: await openAgain(editing) }
  }
}

/** Forgets the draft and how its photos came. */
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

/** No operation waits, and only the photos that are still being uploaded are shown. */
function withoutOperations(editing: Editing): Ended {
  return { waiting: [], photos: photosUnderWay(editing.state().photos) }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
