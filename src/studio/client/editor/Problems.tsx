import type { FormProblem } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import styles from './Problems.module.css'

const words = clientWords.problems

/** All that is still to be done to a document: first what keeps it from being saved. Each entry leads to its field. */
export function Problems({
  problems,
  onGo,
}: {
  problems: readonly FormProblem[]
  onGo: (problem: FormProblem) => void
}) {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  return (
    <section className={styles.problems} aria-label={words.title}>
      {errors.length === 0 ? (
        <p className={styles.fine}>{words.none}</p>
      ) : (
        <>
          <h2 className={styles.title}>{words.errors(errors.length)}</h2>
          <ProblemList problems={errors} onGo={onGo} />
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{words.warnings(warnings.length)}</summary>
          <ProblemList problems={warnings} onGo={onGo} />
        </details>
      )}
    </section>
  )
}

function ProblemList({ problems, onGo }: Parameters<typeof Problems>[0]) {
  const session = useSession()
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={`${problem.sentence}${problem.start}`} data-severity={problem.severity}>
          <button type="button" className={styles.go} onClick={() => onGo(problem)}>
            {problem.sentence}
          </button>
          {problem.isCertain && (
            <Button label={words.mendOf(problem.sentence)} onPress={() => session.mend(problem)}>
              {words.mend}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
