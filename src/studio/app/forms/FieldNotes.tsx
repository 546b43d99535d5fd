import type { ReactNode } from 'react'
import { format } from '../../../model/message/format.ts'
import type { FormField, FormProblem, Path } from '../../protocol.ts'
import { form, problems as words } from '../../words/app.json'
import { useEditorState, useSession } from '../session/context.ts'
import { showsErrorsAsSteps } from '../session/state.ts'
import { Button } from '../ui/Button.tsx'
import { fieldId } from '../values.ts'
import styles from './Field.module.css'
import { focusProblem } from './focus-problem.ts'
import listStyles from './ProblemList.module.css'

/** The props of every field. */
export type FieldProps = { field: FormField; path: Path; value: unknown }

/** The hint and the example of a field. */
export function Hint({ field: { hint, example }, path }: Omit<FieldProps, 'value'>) {
  return (
    <p id={`${fieldId(path)}-hint`} className={styles.hint} hidden={!hint && !example}>
      {hint} {example !== undefined && <span>{format(form.example, { example })}</span>}
    </p>
  )
}

/** The problems of a field, without those of its parts. While a document `showsErrorsAsSteps`, its errors are left out. */
export function useProblemsAt(path: Path): readonly FormProblem[] {
  const problems = useEditorState(({ document }) => document.problems)
  const isStep = useEditorState(showsErrorsAsSteps)
  const isHere = (problem: FormProblem) => fieldId(problem.path) === fieldId(path)
  return problems.filter((problem) => isHere(problem) && (!isStep || problem.severity === 'warning'))
}

/** The problems of a field, each with its hint. */
export function FieldProblems({ path }: { path: Path }) {
  return (
    <ProblemList id={`${fieldId(path)}-problems`} problems={useProblemsAt(path)}>
      {({ sentence, hint }) => (
        <span>
          {sentence} <span className={styles.fix}>{hint}</span>
        </span>
      )}
    </ProblemList>
  )
}

type ProblemListProps = {
  id?: string
  problems: readonly FormProblem[]
  /** How the problems look, if not by their severity. */
  look?: 'step' | 'error' | 'warning'
  /**
   * Moves the focus after a fix, because the button may be gone. Without this function the problem's field gets the
   * focus.
   */
  onFixed?: (problem: FormProblem) => void
  children: (problem: FormProblem) => ReactNode
}

/** A list of problems. A problem with a certain fix has a button that writes the fix. */
export function ProblemList({ id, problems, look, onFixed = focusProblem, children }: ProblemListProps) {
  const session = useSession()
  return (
    <ul id={id} className={listStyles.problems} hidden={problems.length === 0}>
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be equal, and one key for both would keep one that is gone.
        <li key={`${problem.sentence}${index}`} data-severity={look ?? problem.severity}>
          {children(problem)}
          {problem.fix && (
            <Button
              label={format(words.fixOf, { sentence: problem.sentence })}
              onPress={() => void session.fix(problem).then(() => onFixed(problem))}
            >
              {words.fix}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
