import { useEffect, useReducer, useRef, useState } from 'react'
import type { Calls, OpenDocument } from '../protocol.ts'
import words from '../words/app.json'
import styles from './App.module.css'
import { api, Failure, startup } from './api.ts'
import type { Editor as EditorComponent } from './editor/Editor.tsx'
import { DocumentList } from './list/DocumentList.tsx'
import { liveRegion } from './ui/announce.ts'
import { Button } from './ui/Button.tsx'
import { useCall } from './ui/use-call.ts'

/** The screen of the window: the list, or a document with its editor component. */
type Screen = Calls['documents']['response'] | { opened: OpenDocument; Editor: typeof EditorComponent }

/** The studio. The part of its address after `#/` names the open document. */
export function App() {
  const [screen, setScreen] = useState<Screen>()
  const [search, setSearch] = useState('')
  const { failure, isWaiting, wait } = useCall()
  const shown = useRef<string>(undefined)
  const [turn, loadAgain] = useReducer((before: number) => before + 1, 0)

  // Loads the editor's code in advance, so that the next document opens at once.
  useEffect(() => {
    if (screen !== undefined) loadEditor().catch(() => undefined)
  }, [screen])

  useEffect(() => {
    window.addEventListener('hashchange', loadAgain)
    return () => window.removeEventListener('hashchange', loadAgain)
  }, [])

  // A call that is not the screen's may have opened the studio.
  useEffect(() => {
    if (failure !== '') startup.ready?.then(loadAgain)
  }, [failure])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `turn` loads the screen again.
  useEffect(() => {
    const file = fileInAddress()
    const show = (next: Screen) => {
      setScreen(next)
      if (shown.current !== file) window.scrollTo({ top: 0, behavior: 'instant' })
      shown.current = file
    }
    let isAnswered = false
    wait(load(file), (next) => {
      isAnswered = true
      show(next)
    })
    const showBuilt = (next: Screen | undefined) =>
      !isAnswered && next && fileInAddress() === file && show(next)
    loadBuilt(file).then(showBuilt, () => undefined)
  }, [turn, wait])

  return (
    <>
      <main className={styles.studio} data-screen={screen && ('documents' in screen ? 'list' : 'document')}>
        {failure !== '' && (
          <div role="alert" className={styles.failure}>
            <p>{failure}</p>
            <Button onPress={isEditorLost ? reload : loadAgain}>{words.tryAgain}</Button>
            {fileInAddress() !== '' && <a href="#/">{words.editor.back}</a>}
          </div>
        )}
        {screen === undefined ? (
          failure === '' && <p className={styles.loading}>{words.loading}</p>
        ) : 'documents' in screen ? (
          <DocumentList
            documents={screen.documents}
            search={search}
            onSearch={setSearch}
            onImported={loadAgain}
          />
        ) : (
          <screen.Editor key={screen.opened.file} opened={screen.opened} search={search} />
        )}
      </main>
      {isWaiting && screen !== undefined && shown.current !== fileInAddress() && (
        <p role="status" className={styles.opening}>
          {words.loading}
        </p>
      )}
      <div role="status" className="visually-hidden" id={liveRegion} />
    </>
  )
}

async function load(file: string): Promise<Screen> {
  if (file === '') return await api.call('documents', {})
  return await withEditor(api.call('open', { file }))
}

async function loadBuilt(file: string): Promise<Screen | undefined> {
  const built = await startup.built?.(file)
  return built && 'file' in built ? await withEditor(built) : built
}

async function withEditor(document: OpenDocument | Promise<OpenDocument>): Promise<Screen> {
  const [opened, { Editor }] = await Promise.all([document, loadEditor()])
  return { opened, Editor }
}

/** The editor is loaded separately, because it is half of the code and the list does not need it. */
const loadEditor = () =>
  import('./editor/Editor.tsx').catch(() => {
    isEditorLost = true
    throw new Failure(words.failures.notLoaded)
  })

/** Whether the editor's code failed to load. Browsers do not request a failed module again until the page is reloaded. */
let isEditorLost = false
const reload = () => window.location.reload()

/** The file that the address names; `''` for the list. */
function fileInAddress(): string {
  return decodeURI(window.location.hash.slice('#/'.length))
}
