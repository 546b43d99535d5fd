import { type ReactNode, useContext } from 'react'
import type { FormField, Path } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { ProblemsContext, useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import { pathId, problemsAt } from '../values.ts'
import styles from './Field.module.css'

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

/** What is wrong with a field, each with its cure, and with a button where there is one right answer. */
export function Problems({ path }: { path: Path }) {
  const session = useSession()
  const problems = problemsAt(useContext(ProblemsContext), path)
  return (
    <ul id={`${pathId(path)}-problems`} className={styles.problems} hidden={problems.length === 0}>
      {problems.map((problem) => (
        <li key={`${problem.sentence}${problem.start}`} data-severity={problem.severity}>
          <span>
            {problem.sentence} <span className={styles.cure}>{problem.cure}</span>
          </span>
          {problem.isCertain && (
            <Button
              label={clientWords.problems.mendOf(problem.sentence)}
              onPress={() => session.mend(problem)}
            >
              {clientWords.problems.mend}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
