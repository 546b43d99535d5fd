import { studio } from '../../words/app.json'
import { focus } from './focus.ts'
import styles from './Heading.module.css'

/**
 * The heading of a screen, and the title of its window. It takes the focus when the screen opens, so that a screen
 * reader announces the screen.
 */
export function Heading({ kind, name }: { kind: string; name: string }) {
  return (
    <>
      {/* React changes its text in place. `document.title = …` removes a node, after which Chromium undoes one letter at a time. */}
      <title>{`${name} | ${studio}`}</title>
      <h1 ref={focus} tabIndex={-1} className={styles.heading}>
        <span className={styles.kind}>{kind} </span>
        {name}
      </h1>
    </>
  )
}
