import type { Act, FormProblem, OpenDocument } from '../../protocol.ts'
import type { Failure } from '../api.ts'
import { type FieldAct, isSamePath } from '../values.ts'

/** A change of a passage of the body. */
export type Replace = Extract<Act, { act: 'replace' }>

/** What the editor wants of the server, not yet bound to a revision. */
export type Wish =
  | { wish: 'field'; act: FieldAct }
  /** Places count from the beginning of the body, because fields above it may grow meanwhile. */
  | { wish: 'body'; acts: readonly Replace[] }
  | { wish: 'write'; text: string }
  | { wish: 'mend'; problem: FormProblem }

export type EditorState = {
  /** The server's last answer. */
  document: OpenDocument
  /** The values of the form: those of the document with all wishes laid over them. */
  values: unknown
  /** What has no answer yet, oldest first. */
  waiting: readonly Wish[]
  /** How many of the waiting wishes are on their way. */
  sent: number
  /** What is under way that the editor waits for. */
  task?: 'save' | 'discard' | 'undo'
  failure?: Failure
  outcome?: { task: 'saved' | 'notSaved' | 'discarded' | 'undone' }
  conflict?: { disk: string; draft: string }
  /** The document is no longer there: its draft was all that there was. */
  isGone?: boolean
}

/** The wishes that the next call takes along, as acts on the document that the server has. */
export function nextCall({ document, waiting }: EditorState): { acts: readonly Act[]; count: number } {
  const [first] = waiting
  if (first === undefined) return { acts: [], count: 0 }
  if (first.wish === 'field') {
    const end = waiting.findIndex(({ wish }) => wish !== 'field')
    const run = waiting.slice(0, end === -1 ? waiting.length : end)
    return { acts: run.flatMap((one) => (one.wish === 'field' ? [one.act] : [])), count: run.length }
  }
  return { acts: placed(document, first), count: 1 }
}

function placed(document: OpenDocument, wish: Exclude<Wish, { wish: 'field' }>): readonly Act[] {
  if (wish.wish === 'write') return [{ act: 'write', text: wish.text }]
  if (wish.wish === 'mend') {
    const { problem } = wish
    const same = document.problems.filter(
      ({ sentence, path, isCertain }) =>
        isCertain && sentence === problem.sentence && isSamePath(path ?? [], problem.path ?? []),
    )
    const nearest = same.toSorted(
      (one, other) => Math.abs(one.start - problem.start) - Math.abs(other.start - problem.start),
    )[0]
    return nearest === undefined ? [] : [{ act: 'mend', start: nearest.start, end: nearest.end }]
  }
  const offset = document.body?.start ?? 0
  // From the end on, so that no act moves the place of another.
  return wish.acts
    .map((act) => ({ ...act, start: act.start + offset, end: act.end + offset }))
    .toSorted((one, other) => other.start - one.start)
}

/** The waiting wishes with one more; words set twice in a row are sent once. */
export function withWish({ waiting, sent }: EditorState, wish: Wish): readonly Wish[] {
  const last = waiting.at(-1)
  const isAgain =
    waiting.length > sent &&
    ((last?.wish === 'write' && wish.wish === 'write') ||
      (last?.wish === 'field' &&
        wish.wish === 'field' &&
        last.act.act === 'set' &&
        wish.act.act === 'set' &&
        isSamePath(last.act.path, wish.act.path)))
  return [...(isAgain ? waiting.slice(0, -1) : waiting), wish]
}
