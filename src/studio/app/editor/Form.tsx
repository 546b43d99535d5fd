import { format } from '../../../model/message/format.ts'
import type { FormField, OpenDocument } from '../../protocol.ts'
import { editor as words } from '../../words/app.json'
import { BodyEditor } from '../body/BodyEditor.tsx'
import fields from '../forms/Field.module.css'
import { Fields } from '../forms/FieldInput.tsx'
import { bodyId, jumpTo } from '../forms/focus-problem.ts'
import { useSession } from '../session/context.ts'
import { bodyText, type EditorState, typedBody } from '../session/state.ts'
import { Button } from '../ui/Button.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { fieldId } from '../values.ts'
import { countWords } from './count-words.ts'
import styles from './Editor.module.css'

/** The fields of a document and its body; the whole text if a mistake makes the fields unreadable. */
export function Form({ state }: { state: EditorState }) {
  const { document, values, task } = state
  if (values === undefined) return <PlainText state={state} />
  const isInert = task === 'discard' || task === 'open'
  return (
    <>
      <div>
        <Jumps document={document} />
        {document.group === undefined && <GuideLink part="settings" />}
        <section className={styles.fields} aria-label={words.fields} inert={isInert}>
          <Fields fields={document.fields.filter((one) => !isShown(one))} path={[]} value={values} />
        </section>
      </div>
      {document.body && (
        <section id={bodyId} tabIndex={-1} className={styles.body} aria-labelledby={`${bodyId}-titulli`}>
          <h2 id={`${bodyId}-titulli`}>{words.body}</h2>
          <GuideLink part="body" />
          <BodyEditor state={state} />
        </section>
      )}
      {document.body && (
        <p>{format(words.wordCount, { count: countWords(typedBody(state) ?? bodyText(document)) })}</p>
      )}
      {document.fields.some(isShown) && (
        <section className={styles.shown} aria-label={words.derived}>
          <Fields fields={document.fields.filter(isShown)} path={[]} value={values} />
        </section>
      )}
    </>
  )
}

/** Whether a field is read-only. */
function isShown({ type }: FormField): boolean {
  return type === 'derived' || type === 'fixed'
}

/** The whole text of a document, where its fields cannot be read. */
function PlainText({ state: { waiting, seen } }: { state: EditorState }) {
  const session = useSession()
  return (
    <section className={styles.body}>
      <h2>{words.broken}</h2>
      <p>{words.brokenText}</p>
      <label className={fields.label} htmlFor={bodyId}>
        {words.text}
      </label>
      <TextArea
        id={bodyId}
        className={fields.control}
        data-type="source"
        value={waiting.findLast((operation) => operation.op === 'write')?.text ?? seen.text}
        spellCheck={false}
        rows={24}
        onChange={({ target }) => session.write('write', target.value)}
      />
    </section>
  )
}

/** Buttons that jump to the parts of a long form: the first field, the gallery, the body. */
function Jumps({ document: { fields, body } }: { document: OpenDocument }) {
  const gallery = fields.find(({ key }) => key === 'gallery')
  if (body === undefined || gallery === undefined) return null
  const parts = [
    [words.data, fieldId([fields.find(({ type }) => type !== 'derived' && type !== 'fixed')?.key ?? ''])],
    [gallery.label, fieldId([gallery.key])],
    [words.body, bodyId],
  ] as const
  return (
    <nav className={styles.jumps} aria-label={words.jumps}>
      {parts.map(([name, id]) => (
        <Button key={id} look="quiet" onPress={() => jumpTo(id)}>
          {name}
        </Button>
      ))}
    </nav>
  )
}
