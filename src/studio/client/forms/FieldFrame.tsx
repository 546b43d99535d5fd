import { type ReactNode, useContext } from 'react'
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

/** A control with its label above, and below it its hint and what is wrong with it. */
export function FieldFrame({
  field,
  path,
  label = field.label,
  note,
  children,
}: Omit<FieldProps, 'value'> & {
  note?: ReactNode
  children: (control: { id: string; 'aria-describedby': string; 'aria-invalid'?: boolean }) => ReactNode
}) {
  const id = pathId(path)
  const problems = problemsAt(useContext(ProblemsContext), path)
  const isWrong = problems.some(({ severity }) => severity === 'error')
  return (
    <div className={styles.field} data-wrong={isWrong || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!field.isRequired && <span className={styles.optional}> {words.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-problems`,
        'aria-invalid': isWrong || undefined,
      })}
      <Hint id={`${id}-hint`} field={field} />
      {note}
      <Problems path={path} />
    </div>
  )
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
