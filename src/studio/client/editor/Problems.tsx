import type { FormProblem, OpenDocument } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { ProblemList } from '../forms/FieldNotes.tsx'
import styles from './Problems.module.css'

const words = clientWords.problems

type ProblemsProps = { document: OpenDocument; onGo: (problem: FormProblem) => void }

/** All that is still to be done to a document: first what keeps it from being saved. Each entry leads to its field. */
export function Problems({ document: { problems }, onGo }: ProblemsProps) {
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
                  {problem.sentence.includes(problem.label) || `${problem.label}: `}
                  {problem.sentence}
                </button>
              )}
            </ProblemList>
          </details>
        )
      })}
    </section>
  )
}
