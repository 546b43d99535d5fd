import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import { useTyped } from '../forms/useTyped.ts'
import { bodyId } from './focus-problem.ts'
import styles from './PlainEditor.module.css'

const words = clientWords.editor

/** The whole text of a document, where a mistake keeps its form away. */
export function PlainEditor({ text }: { text: string }) {
  const typed = useTyped(text, useSession().write)
  return (
    <section className={styles.plain}>
      <h2>{words.broken}</h2>
      <p>{words.brokenText}</p>
      <label htmlFor={bodyId}>{words.text}</label>
      <textarea
        id={bodyId}
        className={styles.text}
        value={typed.text}
        spellCheck={false}
        rows={24}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.leave}
      />
    </section>
  )
}
