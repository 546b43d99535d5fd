import type { FormProblem, OpenDocument } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { ProblemList } from '../forms/FieldNotes.tsx'
import { labelsOf } from '../values.ts'
import styles from './Problems.module.css'

const words = clientWords.problems

type ProblemsProps = { document: OpenDocument; onGo: (problem: FormProblem) => void }

/** All that is still to be done to a document: first what keeps it from being saved. Each entry leads to its field. */
export function Problems({ document: { fields, problems }, onGo }: ProblemsProps) {
  return (
    <section className={styles.problems} aria-label={words.title}>
      {problems.every(({ severity }) => severity !== 'error') && <p className={styles.fine}>{words.none}</p>}
      {(['error', 'warning'] as const).map((severity) => {
        const own = problems.filter((problem) => problem.severity === severity)
        return own.length === 0 ? null : (
          <details key={severity} open={severity === 'error'} data-severity={severity}>
            <summary>{say(words[severity], { count: own.length })}</summary>
            <ProblemList problems={own}>
              {(problem) => (
                <button type="button" className={styles.go} onClick={() => onGo(problem)}>
                  {placed(labelsOf(fields, problem.path), problem.sentence)}
                </button>
              )}
            </ProblemList>
          </details>
        )
      })}
    </section>
  )
}

/** A problem's sentence after the name of its field, where the sentence does not say it itself. */
function placed(labels: readonly string[], sentence: string): string {
  const isSaid = sentence.includes(labels.at(-1) ?? '')
  const place = (isSaid ? labels.slice(0, -1) : labels).join(' › ')
  return place === '' ? sentence : `${place}: ${sentence}`
}
