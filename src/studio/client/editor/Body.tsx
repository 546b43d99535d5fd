import { useEffect, useState } from 'react'
import { BodyEditor } from '../../body/BodyEditor.tsx'
import clientWords from '../../words/client.json'
import type { Api } from '../api.ts'
import { useSession } from '../context.ts'
import fields from '../forms/Field.module.css'
import { valueAt } from '../values.ts'
import styles from './Editor.module.css'
import { bodyId } from './focus-problem.ts'
import type { EditorState } from './session.ts'

const words = clientWords.editor

type Targets = readonly { address: string; title: string }[]

/** The body of a document below its fields. */
export function Body({ api, state: { document, values, waiting, task } }: { api: Api; state: EditorState }) {
  const [targets, setTargets] = useState<Targets>([])
  useEffect(() => {
    // Without them links can still be written by hand.
    api.call('targets', {}).then(
      (answer) => setTargets(answer.targets),
      () => undefined,
    )
  }, [api])
  const { body } = document
  if (body === undefined) return null
  const [start, end] = [valueAt(values, ['start']), valueAt(values, ['end'])]
  const days = typeof start === 'string' && typeof end === 'string' ? { start, end } : undefined
  return (
    <section id={bodyId} tabIndex={-1} className={styles.body} aria-labelledby={`${bodyId}-titulli`}>
      <h2 id={`${bodyId}-titulli`}>{words.body}</h2>
      <BodyEditor
        document={document}
        body={body}
        targets={targets}
        {...(days && { days })}
        isBusy={waiting.length > 0}
        isTakenBack={task === 'discard' || task === 'undo' || waiting.some(({ act }) => act === 'mend')}
      />
    </section>
  )
}

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
        onChange={({ target }) => session.write(target.value)}
      />
    </section>
  )
}
