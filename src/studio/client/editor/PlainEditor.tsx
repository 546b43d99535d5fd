import { clientWords } from '../../words/client.ts'
import { useSession } from '../context.ts'
import fields from '../forms/Field.module.css'
import { useTyped } from '../forms/useTyped.ts'
import styles from './Editor.module.css'
import { bodyId } from './focus-problem.ts'

const words = clientWords.editor

/** The whole text of a document, where a mistake keeps its form away. */
export function PlainEditor({ text }: { text: string }) {
  const typed = useTyped(text, useSession().write)
  return (
    <section className={styles.body}>
      <h2>{words.broken}</h2>
      <p>{words.brokenText}</p>
      <label className={fields.label} htmlFor={bodyId}>
        {words.text}
      </label>
      <textarea
        id={bodyId}
        className={fields.control}
        data-type="source"
        value={typed.text}
        spellCheck={false}
        rows={24}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.leave}
      />
    </section>
  )
}
