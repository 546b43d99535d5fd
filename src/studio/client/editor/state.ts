import type { Act, FormProblem, OpenDocument } from '../../protocol.ts'
import type { Failure } from '../api.ts'
import { applyAct, type FieldAct, isSamePath } from '../values.ts'

/** A change of a passage of the body. */
export type Replace = Extract<Act, { act: 'replace' }>

/** What the editor wants of the server, not yet bound to a revision. */
export type Wish =
  | FieldAct
  /** Places count from the beginning of the body, because fields above it may grow meanwhile. */
  | { act: 'body'; acts: readonly Replace[] }
  | { act: 'write'; text: string }
  | { act: 'mend'; problem: FormProblem }

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

/** The values with what a wish changes of them. */
export function withWished(values: unknown, wish: Wish): unknown {
  return isOfField(wish) ? applyAct(values, wish) : values
}

/** The wishes that the next call takes along, as acts on the document that the server has. */
export function nextCall({ document, waiting }: EditorState): { acts: readonly Act[]; count: number } {
  const end = waiting.findIndex((wish) => !isOfField(wish))
  const [first] = waiting
  if (first !== undefined && !isOfField(first)) return { acts: placed(document, first), count: 1 }
  const acts = waiting.slice(0, end === -1 ? waiting.length : end).filter(isOfField)
  return { acts, count: acts.length }
}

function placed(document: OpenDocument, wish: Exclude<Wish, FieldAct>): readonly Act[] {
  if (wish.act === 'write') return [wish]
  if (wish.act === 'mend') {
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
  const last = waiting.length > sent ? waiting.at(-1) : undefined
  const isAgain =
    (last?.act === 'write' && wish.act === 'write') ||
    (last?.act === 'set' && wish.act === 'set' && isSamePath(last.path, wish.path))
  return [...(isAgain ? waiting.slice(0, -1) : waiting), wish]
}

function isOfField(wish: Wish): wish is FieldAct {
  return 'path' in wish
}
