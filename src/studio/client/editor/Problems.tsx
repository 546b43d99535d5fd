import type { FormField, FormProblem } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { ProblemList } from '../forms/ProblemList.tsx'
import { labelsOf } from '../values.ts'
import styles from './Problems.module.css'

const words = clientWords.problems

/** Errors above the form at once: it would else begin far below them in a document just begun. */
const shownAtOnce = 5

/** All that is still to be done to a document: first what keeps it from being saved. Each entry leads to its field. */
export function Problems({
  fields,
  problems,
  onGo,
}: {
  fields: readonly FormField[]
  problems: readonly FormProblem[]
  onGo: (problem: FormProblem) => void
}) {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const list = (some: readonly FormProblem[]) => (
    <ProblemList problems={some}>
      {(problem) => (
        <button type="button" className={styles.go} onClick={() => onGo(problem)}>
          {placed(labelsOf(fields, problem.path), problem.sentence)}
        </button>
      )}
    </ProblemList>
  )
  return (
    <section className={styles.problems} aria-label={words.title}>
      {errors.length === 0 ? (
        <p className={styles.fine}>{words.none}</p>
      ) : (
        <>
          <h2 className={styles.title}>{words.errors(errors.length)}</h2>
          {list(errors.slice(0, shownAtOnce))}
          {errors.length > shownAtOnce && (
            <details>
              <summary>{words.more(errors.length - shownAtOnce)}</summary>
              {list(errors.slice(shownAtOnce))}
            </details>
          )}
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{words.warnings(warnings.length)}</summary>
          {list(warnings)}
        </details>
      )}
    </section>
  )
}

/** A problem's sentence after the name of its field, where the sentence does not say it itself. */
function placed(labels: readonly string[], sentence: string): string {
  const isSaid = sentence.includes(labels.at(-1) ?? '')
  const place = (isSaid ? labels.slice(0, -1) : labels).join(' › ')
  return place === '' ? sentence : `${place}: ${sentence}`
}
