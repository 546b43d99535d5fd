import type { FormField, FormProblem } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { say } from '../../words/say.ts'
import { ProblemList } from '../forms/FieldNotes.tsx'
import { labelsOf } from '../values.ts'
import styles from './Problems.module.css'

const words = clientWords.problems

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
  const groups = (['error', 'warning'] as const).map(
    (severity) => [severity, problems.filter((problem) => problem.severity === severity)] as const,
  )
  return (
    <section className={styles.problems} aria-label={words.title}>
      {groups.map(([severity, own]) =>
        own.length > 0 ? (
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
        ) : (
          severity === 'error' && (
            <p key={severity} className={styles.fine}>
              {words.none}
            </p>
          )
        ),
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
