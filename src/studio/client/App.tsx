import { lazy, Suspense, useEffect, useState } from 'react'
import type { DocumentSummary, OpenDocument } from '../protocol.ts'
import words from '../words/client.json'
import styles from './App.module.css'
import { type Api, type Failure, failureOf } from './api.ts'
import { DocumentList } from './list/DocumentList.tsx'
import { liveRegion } from './parts/announce.ts'
import { Button } from './parts/Button.tsx'

const loadEditor = () => import('./editor/Editor.tsx')

/** Loaded behind the list, which needs nothing of it: most of the studio's code is for writing. */
const Editor = lazy(async () => ({ default: (await loadEditor()).Editor }))

/** What the window shows: the list, or a document. */
type Screen = { documents: readonly DocumentSummary[] } | { opened: OpenDocument }

/** The studio. Its address says after `#/` which document is open. */
export function App({ api }: { api: Api }) {
  const [file, setFile] = useState(fileInAddress)
  const [screen, setScreen] = useState<Screen>()
  const [failure, setFailure] = useState<Failure>()
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    const follow = () => setFile(fileInAddress())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    let isCurrent = true
    setFailure(undefined)
    const loaded: Promise<Screen> =
      file === undefined
        ? api.call('documents', {})
        : api.call('open', { file }).then((opened) => ({ opened }))
    loaded.then(
      (next) => {
        if (!isCurrent) return
        setScreen(next)
        window.scrollTo({ top: 0, behavior: 'instant' })
        // Whoever opens a document is told of a failure.
        loadEditor().catch(() => undefined)
      },
      (error: unknown) => isCurrent && setFailure(failureOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [api, file, turn])

  return (
    <>
      <main className={styles.studio}>
        {failure !== undefined && (
          <div role="alert" className={styles.failure}>
            <p>{failure.message}</p>
            <Button onPress={() => setTurn(turn + 1)}>{words.tryAgain}</Button>
            {file !== undefined && <a href="#/">{words.editor.back}</a>}
          </div>
        )}
        {screen === undefined && failure === undefined && <p className={styles.loading}>{words.loading}</p>}
        {screen !== undefined &&
          ('opened' in screen ? (
            <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
              <Editor key={screen.opened.file} api={api} opened={screen.opened} />
            </Suspense>
          ) : (
            <DocumentList api={api} documents={screen.documents} onTaken={() => setTurn(turn + 1)} />
          ))}
      </main>
      <div role="status" className="visually-hidden" id={liveRegion} />
    </>
  )
}

/** The document that the address names. */
function fileInAddress(): string | undefined {
  const file = decodeURI(window.location.hash.slice('#/'.length))
  return file === '' ? undefined : file
}
