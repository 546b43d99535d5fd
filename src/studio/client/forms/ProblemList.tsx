import type { ReactNode } from 'react'
import type { FormProblem } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { Button } from '../parts/Button.tsx'
import styles from './ProblemList.module.css'

const words = clientWords.problems

/** Problems, each with a button where there is one right answer. */
export function ProblemList({
  id,
  problems,
  children,
}: {
  id?: string
  problems: readonly FormProblem[]
  children: (problem: FormProblem) => ReactNode
}) {
  const session = useSession()
  return (
    <ul id={id} className={styles.problems} hidden={problems.length === 0}>
      {problems.map((problem) => (
        <li key={`${problem.sentence}${problem.start}`} data-severity={problem.severity}>
          {children(problem)}
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
