import { useContext } from 'react'
import type { FormField, Path } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { ProblemsContext } from '../context.ts'
import { pathId, problemsAt } from '../values.ts'
import styles from './Field.module.css'
import { ProblemList } from './ProblemList.tsx'

const words = clientWords.form

/** What every field is given. */
export type FieldProps = {
  field: FormField
  path: Path
  value: unknown
  /** Its name, where its place says more than its label. */
  label?: string
}

/** What helps to fill in a field. */
export function Hint({ id, field: { hint, example: one, choices } }: { id: string; field: FormField }) {
  // Choices show by themselves what a value looks like.
  const example = choices === undefined ? one : undefined
  if (hint === undefined && example === undefined) return <span id={id} hidden />
  return (
    <p id={id} className={styles.hint}>
      {hint} {example !== undefined && <span>{words.example(example)}</span>}
    </p>
  )
}

/** What is wrong with a field, each with its cure. */
export function Problems({ path }: { path: Path }) {
  const problems = problemsAt(useContext(ProblemsContext), path)
  return (
    <ProblemList id={`${pathId(path)}-problems`} problems={problems}>
      {({ sentence, cure }) => (
        <span>
          {sentence} <span className={styles.cure}>{cure}</span>
        </span>
      )}
    </ProblemList>
  )
}
