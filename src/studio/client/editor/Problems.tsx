import type { FormField, FormProblem } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
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
  return (
    <section className={styles.problems} aria-label={words.title}>
      {errors.length === 0 ? (
        <p className={styles.fine}>{words.none}</p>
      ) : (
        <>
          <h2 className={styles.title}>{words.errors(errors.length)}</h2>
          <ProblemList fields={fields} problems={errors.slice(0, shownAtOnce)} onGo={onGo} />
          {errors.length > shownAtOnce && (
            <details>
              <summary>{words.more(errors.length - shownAtOnce)}</summary>
              <ProblemList fields={fields} problems={errors.slice(shownAtOnce)} onGo={onGo} />
            </details>
          )}
        </>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>{words.warnings(warnings.length)}</summary>
          <ProblemList fields={fields} problems={warnings} onGo={onGo} />
        </details>
      )}
    </section>
  )
}

function ProblemList({ fields, problems, onGo }: Parameters<typeof Problems>[0]) {
  const session = useSession()
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={`${problem.sentence}${problem.start}`} data-severity={problem.severity}>
          <button type="button" className={styles.go} onClick={() => onGo(problem)}>
            <Place labels={labelsOf(fields, problem.path)} sentence={problem.sentence} />
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

/** A problem's sentence after the name of its field, where the sentence does not say it itself. */
function Place({ labels, sentence }: { labels: readonly string[]; sentence: string }) {
  const isSaid = sentence.includes(labels.at(-1) ?? '')
  const place = (isSaid ? labels.slice(0, -1) : labels).join(' › ')
  return place === '' ? sentence : `${place}: ${sentence}`
}
