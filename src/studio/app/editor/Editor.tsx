import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { FormProblem, OpenDocument } from '../../protocol.ts'
import { list, editor as words } from '../../words/app.json'
import { api } from '../api.ts'
import { focusProblem, focusWords, jumpTo } from '../forms/focus-problem.ts'
import { HistoryButton } from '../history/HistoryButton.tsx'
import { SessionScope } from '../session/SessionScope.tsx'
import { startSession } from '../session/session.ts'
import { windowUnsent } from '../session/unsent.ts'
import { RemoveButton } from '../trash/Trash.tsx'
import { Button } from '../ui/Button.tsx'
import { Heading } from '../ui/Heading.tsx'
import { controlText, valueAt } from '../values.ts'
import { ConflictSection, conflictId } from './ConflictSection.tsx'
import { DraftBar } from './DraftBar.tsx'
import { DroppedPhotos } from './DroppedPhotos.tsx'
import styles from './Editor.module.css'
import { Form } from './Form.tsx'
import { PageFrame } from './PageFrame.tsx'
import { Problems } from './Problems.tsx'
import { addressOf, useEditorWindow } from './use-editor-window.ts'

/** The form of a document beside its page. */
export function Editor({ opened, search }: { opened: OpenDocument; search: string }) {
  const [session] = useState(() => startSession(api, opened, windowUnsent))
  const state = useSyncExternalStore(session.subscribe, session.state)
  const [view, setView] = useState<'form' | 'page'>('form')
  /** The problem to focus. Each press sets a new object, so that a second press on the same problem focuses it again. */
  const [goal, setGoal] = useState<{ problem: FormProblem }>()
  const { document, values, task, conflict } = state
  const isPage = document.group === undefined
  const isRemovable = !isPage || document.kind === 'nextEdition'
  const written = controlText(valueAt(values, ['title'])) || list.untitled
  const title = isPage ? document.title : written

  useEditorWindow(session)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the search counts once, when the document opens.
  useEffect(() => {
    if (search !== '') focusWords(search)
  }, [])

  // The path of the document may have changed. If the editor has left for the list in the meantime, the address stays.
  useLayoutEffect(() => {
    if (window.location.hash !== '#/') window.history.replaceState(null, '', addressOf(document.file))
  }, [document.file])

  // The form may have been hidden until this render. The focus moves before the next frame, so that the next key goes there.
  useLayoutEffect(() => {
    if (goal) focusProblem(goal.problem)
  }, [goal])

  function go(problem: FormProblem): void {
    setView('form')
    setGoal({ problem })
  }

  function goToConflict(): void {
    flushSync(() => setView('form'))
    jumpTo(conflictId)
  }

  function goToWords(pressed: string): void {
    flushSync(() => setView('form'))
    focusWords(pressed)
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
          <DraftBar state={state} onConflict={goToConflict} />
        </header>
        <div className={styles.form}>
          {conflict && <ConflictSection conflict={conflict} state={state} />}
          <Problems state={state} onGo={go} />
          <Form state={state} />
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
          <PageFrame page={document.page} isAlone={view === 'page'} onPress={goToWords} />
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
