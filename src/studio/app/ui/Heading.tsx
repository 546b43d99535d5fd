import { useEffect } from 'react'
import { studio } from '../../words/app.json'
import { focus } from './focus.ts'
import styles from './Heading.module.css'

/** The heading of a screen. It takes the focus when the screen opens: a screen reader then says which screen it is. */
export function Heading({ kind, name }: { kind: string; name: string }) {
  useEffect(() => {
    document.title = `${name} | ${studio}`
  }, [name])
  return (
    <h1 ref={focus} tabIndex={-1} className={styles.heading}>
      <span className={styles.kind}>{kind} </span>
      {name}
    </h1>
  )
}
