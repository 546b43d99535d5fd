import { useEffect, useReducer, useRef, useState } from 'react'
import type { Calls, OpenDocument } from '../protocol.ts'
import words from '../words/client.json'
import styles from './App.module.css'
import { api, Failure, home } from './api.ts'
import type { Editor as EditorComponent } from './editor/Editor.tsx'
import { DocumentList } from './list/DocumentList.tsx'
import { liveRegion } from './parts/announce.ts'
import { Button } from './parts/Button.tsx'
import { useWork } from './parts/work.ts'

/** What the window shows: the list, or a document and what edits it. */
type Screen = Calls['documents']['gives'] | { opened: OpenDocument; Editor: typeof EditorComponent }

/** The studio. Its address says after `#/` which document is open. */
export function App() {
  const [screen, setScreen] = useState<Screen>()
  const [search, setSearch] = useState('')
  const { failure, isWaiting, wait } = useWork()
  const shown = useRef<string>(undefined)
  const [turn, load] = useReducer((before: number) => before + 1, 0)

  // Whoever opens a document next does not wait for it.
  useEffect(() => {
    if (screen !== undefined) loadEditor().catch(() => undefined)
  }, [screen])

  useEffect(() => {
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [])

  useEffect(() => {
    const show = (list: Screen | undefined) => {
      if (list === undefined || fileInAddress() !== '') return
      shown.current ??= ''
      setScreen((now) => now ?? list)
    }
    void home.list?.then(show)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    const file = fileInAddress()
    wait<Screen>(file === '' ? api.call('documents', {}) : open(file), (next) => {
      setScreen(next)
      if (shown.current !== file) window.scrollTo({ top: 0, behavior: 'instant' })
      shown.current = file
    })
  }, [turn, wait])

  return (
    <>
      <main className={styles.studio}>
        {failure !== '' && (
          <div role="alert" className={styles.failure}>
            <p>{failure}</p>
            <Button onPress={isEditorLost ? reload : load}>{words.tryAgain}</Button>
            {fileInAddress() !== '' && <a href="#/">{words.editor.back}</a>}
          </div>
        )}
        {screen === undefined ? (
          failure === '' && <p className={styles.loading}>{words.loading}</p>
        ) : 'documents' in screen ? (
          <DocumentList documents={screen.documents} search={search} onSearch={setSearch} onTaken={load} />
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

async function open(file: string): Promise<Screen> {
  const [opened, { Editor }] = await Promise.all([api.call('open', { file }), loadEditor()])
  return { opened, Editor }
}

/** Half of the code is the editor's, and a list is shown before it. */
const loadEditor = () =>
  import('./editor/Editor.tsx').catch(() => {
    isEditorLost = true
    throw new Failure(words.failures.notLoaded)
  })

/** Browsers do not ask again for a module that did not come, before the page is loaded again. */
let isEditorLost = false
const reload = () => window.location.reload()

/** The document that the address names; none for the list. */
function fileInAddress(): string {
  return decodeURI(window.location.hash.slice('#/'.length))
}
