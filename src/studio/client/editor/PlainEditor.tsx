import clientWords from '../../words/client.json'
import { useSession } from '../context.ts'
import fields from '../forms/Field.module.css'
import styles from './Editor.module.css'
import { bodyId } from './focus-problem.ts'
import type { EditorState } from './session.ts'

const words = clientWords.editor

/** The whole text of a document, where a mistake keeps its form away. */
export function PlainEditor({ state: { document, waiting } }: { state: EditorState }) {
  const session = useSession()
  const written = waiting.findLast((wish) => wish.act === 'write')
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
        value={written?.text ?? document.text}
        spellCheck={false}
        rows={24}
        onChange={({ target }) => session.write('write', target.value)}
      />
    </section>
  )
}
