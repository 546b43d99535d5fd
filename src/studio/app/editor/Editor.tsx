import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { FormField, FormProblem, OpenDocument } from '../../protocol.ts'
import { list, editor as words } from '../../words/app.json'
import { format } from '../../words/format.ts'
import { api, startup } from '../api.ts'
import { BodyEditor } from '../body/BodyEditor.tsx'
import fields from '../forms/Field.module.css'
import { Fields } from '../forms/Field.tsx'
import { bodyId, focusProblem, focusWords, jumpTo } from '../forms/focus-problem.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { SessionScope } from '../session/SessionScope.tsx'
import { startSession } from '../session/session.ts'
import { bodyText, hasPhotosToTry, isUnsent, typedBody } from '../session/state.ts'
import { windowUnsent } from '../session/unsent.ts'
import { RemoveButton } from '../trash/Trash.tsx'
import { Button } from '../ui/Button.tsx'
import { GuideLink } from '../ui/GuideLink.tsx'
import { Heading } from '../ui/Heading.tsx'
import { controlText, fieldId, valueAt } from '../values.ts'
import { countWords } from './count-words.ts'
import { DroppedPhotos } from './DroppedPhotos.tsx'
import styles from './Editor.module.css'
import { PageFrame } from './PageFrame.tsx'
import { Problems } from './Problems.tsx'
import { SaveBar } from './SaveBar.tsx'

/** The form of a document beside its page; the whole text in place of the form if a mistake makes the fields unreadable. */
export function Editor({ opened, search }: { opened: OpenDocument; search: string }) {
  const [session] = useState(() => startSession(api, opened, windowUnsent))
  const state = useSyncExternalStore(session.subscribe, session.state)
  const [view, setView] = useState<'form' | 'page'>('form')
  /** The problem to focus: a new object for each press, so that a second press on the same problem focuses it again. */
  const [goal, setGoal] = useState<{ problem: FormProblem }>()
  const { document, values, waiting, task } = state
  const isPage = document.group === undefined
  const isRemovable = !isPage || document.kind === 'nextEdition'
  const written = controlText(valueAt(values, ['title'])) || list.untitled
  const { body } = document
  const text = body && (typedBody(state) ?? bodyText(document))
  const title = isPage ? document.title : written
  const isShown = ({ type }: FormField) => type === 'derived' || type === 'fixed'

  // The session sends the waiting acts before the editor leaves the document. If something could get lost, the browser asks.
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      session.flush()
      const { waiting, photos } = session.state()
      if (waiting.length > 0 || photos.done < photos.count || hasPhotosToTry(photos)) event.preventDefault()
    }
    const stay = (event: HashChangeEvent) => {
      const state = session.state()
      const here = addressOf(state.document.file)
      if (!isUnsent(state) && !hasPhotosToTry(state.photos)) return
      if (event.newURL.endsWith(here) || window.confirm(words.leave)) return
      event.stopImmediatePropagation()
      window.location.hash = here
    }
    const saveByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (window.document.querySelector('dialog:modal') === null) void session.save()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', hold, { signal })
    window.addEventListener('hashchange', stay, { signal, capture: true })
    // Wherever the focus is, also on nothing: Ctrl+S, or Cmd+S, saves. Not behind a dialog, which asks something else.
    window.addEventListener('keydown', saveByKey, { signal })
    window.addEventListener('focus', session.refresh, { signal })
    // On a phone a window that is left may end without another event.
    window.document.addEventListener('visibilitychange', session.flush, { signal })
    window.addEventListener('pagehide', session.keep, { signal })
    // What the page before could not send is sent first.
    session.flush()
    startup.ready?.then(session.flush)
    return () => {
      listening.abort()
      session.flush()
      session.keep()
    }
  }, [session])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search counts once, when the document opens.
  useEffect(() => {
    if (search !== '') focusWords(search)
  }, [])

  // The path of the document may have changed. If the editor has left for the list in the meantime, the address stays.
  useLayoutEffect(() => {
    if (window.location.hash !== '#/') window.history.replaceState(null, '', addressOf(document.file))
  }, [document.file])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first error is focused once after a refused save.
  useEffect(() => {
    const error = document.problems.find(({ severity }) => severity === 'error')
    if (state.outcome === 'notSaved' && error) go(error)
  }, [state.outcome])

  // The form may have been hidden until this render. The focus moves before the next frame, so that the next key goes there.
  useLayoutEffect(() => {
    if (goal) focusProblem(goal.problem)
  }, [goal])

  function go(problem: FormProblem): void {
    setView('form')
    setGoal({ problem })
  }

  return (
    <SessionScope session={session}>
      <div className={styles.editor} data-view={view}>
        <header className={styles.head}>
          <div className={styles.name}>
            <a href="#/" className={styles.back} title={words.back}>
              <span aria-hidden="true">←</span> <span>{words.back}</span>
            </a>
            <Heading kind={document.label} name={title} />
          </div>
          <SaveBar state={state} />
        </header>
        <div className={styles.form}>
          <Problems state={state} onGo={go} />
          {values === undefined ? (
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
                value={waiting.findLast((wish) => wish.act === 'write')?.text ?? state.seen.text}
                spellCheck={false}
                rows={24}
                onChange={({ target }) => session.write('write', target.value)}
              />
            </section>
          ) : (
            <>
              <div>
                <Jumps document={document} />
                {isPage && <GuideLink part="settings" />}
                <section
                  className={styles.fields}
                  aria-label={words.fields}
                  inert={task === 'discard' || task === 'undo' || task === 'open'}
                >
                  <Fields fields={document.fields.filter((one) => !isShown(one))} path={[]} value={values} />
                </section>
              </div>
              {document.body && (
                <section
                  id={bodyId}
                  tabIndex={-1}
                  className={styles.body}
                  aria-labelledby={`${bodyId}-titulli`}
                >
                  <h2 id={`${bodyId}-titulli`}>{words.body}</h2>
                  <GuideLink part="body" />
                  <BodyEditor state={state} />
                </section>
              )}
            </>
          )}
          {text !== undefined && <p>{format(words.wordCount, { count: countWords(text) })}</p>}
          {values !== undefined && document.fields.some(isShown) && (
            <section className={styles.shown} aria-label={words.derived}>
              <Fields fields={document.fields.filter(isShown)} path={[]} value={values} />
            </section>
          )}
          {!isPage && (
            <div>
              <Button look="quiet" isDisabled={task !== undefined} onPress={() => void session.copy()}>
                {words.copy}
              </Button>
            </div>
          )}
          {!document.isNew && <HistoryButton document={document} />}
          {!document.isNew && isRemovable && <RemoveButton state={state} title={title} />}
        </div>
        <DroppedPhotos fields={document.fields} />
        <div className={styles.page}>
          <PageFrame page={document.page} isAlone={view === 'page'} />
        </div>
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{words.views}</legend>
          {(['form', 'page'] as const).map((one) => (
            <Button key={one} isPressed={view === one} onPress={() => setView(one)}>
              {words[one]}
            </Button>
          ))}
        </fieldset>
      </div>
    </SessionScope>
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

/** The part of the studio's address, from `#`, at which a document is open. */
function addressOf(file: string): string {
  return `#/${encodeURI(file)}`
}
