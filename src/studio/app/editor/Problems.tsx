import { useRef } from 'react'
import { format } from '../../../model/message/format.ts'
import type { FormProblem } from '../../protocol.ts'
import { problems as words } from '../../words/app.json'
import { ProblemList } from '../forms/FieldNotes.tsx'
import { useSession } from '../session/context.ts'
import { type EditorState, showsErrorsAsSteps } from '../session/state.ts'
import { Button } from '../ui/Button.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import styles from './Problems.module.css'

type ProblemsProps = { state: EditorState; onGo: (problem: FormProblem) => void }

/**
 * The number of problems of a document, above the form. The open list has a button for each problem, which focuses its
 * field. Errors, which prevent the publication, come first. A new document shows its errors as remaining steps.
 */
export function Problems({ state, onGo }: ProblemsProps) {
  const session = useSession()
  const section = useRef<HTMLElement>(null)
  const { problems, isDraft, isSent } = state.document
  const isReady = problems.every(({ severity }) => severity !== 'error')
  const certain = problems.filter((problem) => problem.fix === 'certain')
  const isFine = isReady && (state.failure ?? state.failed) === undefined && state.conflict === undefined
  /** Focuses the first remaining problem, else the whole list. */
  const goOn = () => {
    const [first] = section.current?.querySelectorAll<HTMLElement>(`details[open] .${styles.go}`) ?? []
    ;(first ?? section.current)?.focus()
  }
  if (problems.length === 0 && !isFine) return null
  return (
    <section ref={section} tabIndex={-1} className={styles.problems} aria-label={words.title}>
      {isFine && <p className={styles.fine}>{isDraft && !isSent ? words.ready : words.none}</p>}
      {certain.length > 1 && (
        <div>
          <Button onPress={() => void session.fixAll().then(goOn)}>
            {format(words.fixAll, { count: certain.length })}
          </Button>
        </div>
      )}
      {(['error', 'warning'] as const).map((severity) => {
        const own = problems.filter((problem) => problem.severity === severity)
        const look = severity === 'error' && showsErrorsAsSteps(state) ? 'step' : severity
        return own.length === 0 ? null : (
          <details key={severity} data-severity={look}>
            <summary>{format(words[look], { count: own.length })}</summary>
            <GuideLink part="problems" />
            <ProblemList problems={own} look={look} onFixed={goOn}>
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
