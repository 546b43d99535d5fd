import { type ReactNode, useEffect, useRef } from 'react'
import clientWords from '../../words/client.json'
import styles from './Heading.module.css'

/** The heading of a screen. It takes the focus when the screen comes, which says where one is. */
export function Heading({ kind, children }: { kind?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const name = String(children)
  useEffect(() => {
    document.title = `${name} | ${clientWords.studio}`
  }, [name])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {kind !== undefined && <span className={styles.kind}>{kind} </span>}
      {children}
    </h1>
  )
}
