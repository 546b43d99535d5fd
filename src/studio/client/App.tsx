import { lazy, Suspense, useEffect, useReducer, useState } from 'react'
import type { Calls } from '../protocol.ts'
import words from '../words/client.json'
import styles from './App.module.css'
import { api } from './api.ts'
import { DocumentList } from './list/DocumentList.tsx'
import { liveRegion } from './parts/announce.ts'
import { Button } from './parts/Button.tsx'
import { useWork } from './parts/work.ts'

/** What the window shows: the list, or a document. */
type Screen = Calls['documents' | 'open']['gives']

const editor = () => import('./editor/Editor.tsx')
const Editor = lazy(async () => ({ default: (await editor()).Editor }))

/** The studio. Its address says after `#/` which document is open. */
export function App() {
  const [screen, setScreen] = useState<Screen>()
  const [search, setSearch] = useState('')
  const { failure, wait } = useWork()
  const [turn, load] = useReducer((before: number) => before + 1, 0)

  // Half of the code is the editor's, and the list is there before it.
  useEffect(() => {
    if (screen !== undefined) void editor()
  }, [screen])

  useEffect(() => {
    window.addEventListener('hashchange', load)
    return () => window.removeEventListener('hashchange', load)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    const file = fileInAddress()
    wait<Screen>(file === '' ? api.call('documents', {}) : api.call('open', { file }), (next) => {
      setScreen(next)
      window.scrollTo({ top: 0, behavior: 'instant' })
    })
  }, [turn, wait])

  return (
    <>
      <main className={styles.studio}>
        {failure !== '' && (
          <div role="alert" className={styles.failure}>
            <p>{failure}</p>
            <Button onPress={load}>{words.tryAgain}</Button>
            {fileInAddress() !== '' && <a href="#/">{words.editor.back}</a>}
          </div>
        )}
        <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
          {screen === undefined ? (
            failure === '' && <p className={styles.loading}>{words.loading}</p>
          ) : 'documents' in screen ? (
            <DocumentList documents={screen.documents} search={search} onSearch={setSearch} onTaken={load} />
          ) : (
            <Editor key={screen.file} opened={screen} search={search} />
          )}
        </Suspense>
      </main>
      <div role="status" className="visually-hidden" id={liveRegion} />
    </>
  )
}

/** The document that the address names; none for the list. */
function fileInAddress(): string {
  return decodeURI(window.location.hash.slice('#/'.length))
}
