import { useEffect, useRef, useState } from 'react'
import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { bodyId } from './focus-problem.ts'
import styles from './PlainEditor.module.css'

const words = clientWords.editor

/** The whole text of a document, where a mistake keeps its form away. */
export function PlainEditor({ text }: { text: string }) {
  const session = useSession()
  const [typed, setTyped] = useState<string>()
  const unsent = useRef<string>(undefined)
  const timer = useRef<number>(undefined)

  useEffect(() => session.onFlush(() => send()))

  function send(): void {
    window.clearTimeout(timer.current)
    if (unsent.current !== undefined && unsent.current !== text) session.write(unsent.current)
    unsent.current = undefined
  }

  return (
    <section className={styles.plain}>
      <h2>{words.broken}</h2>
      <p>{words.brokenText}</p>
      <label htmlFor={bodyId}>{words.text}</label>
      <textarea
        id={bodyId}
        className={styles.text}
        value={typed ?? text}
        spellCheck={false}
        rows={24}
        onChange={({ target }) => {
          setTyped(target.value)
          unsent.current = target.value
          window.clearTimeout(timer.current)
          timer.current = window.setTimeout(send, 300)
        }}
        onBlur={() => {
          send()
          setTyped(undefined)
        }}
      />
    </section>
  )
}
