import { useEffect, useRef, useState } from 'react'
import { page as words } from '../../words/app.json'
import { startup } from '../api.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import styles from './PageFrame.module.css'
import { scrollToEdited, showFonts } from './scroll-to-edited.ts'

/**
 * The pause in ms between a key or a move of the focus and the scrolling of the page. The page needs that long to show
 * the typed words.
 */
const pause = 900
/** How often the page is searched for words that it may not show yet. */
const patience = 8
/** In seconds: a page that is blank for longer may never load. */
const patienceWithBlank = 5

type PageFrameProps = { page: string | undefined; isAlone: boolean; onPress: (text: string) => void }

/**
 * The preview: the real page of a document, as wide as on a phone or a computer, and scaled down to fit. It scrolls to
 * the place that the editor is changing. `updatePreview` in `browser/main.ts` updates it after a change.
 *
 * @param props.page the address of the page; the home page is shown if undefined
 * @param props.isAlone whether the page takes the place of the form, because there is no room for both
 * @param props.onPress called with the first words of a text of the page that is pressed, or the description of a
 * picture
 */
export function PageFrame({ page, isAlone, onPress }: PageFrameProps) {
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  const [turn, setTurn] = useState(0)
  /** Whether calls are answered, because the same worker renders the page. */
  const [isReady, setReady] = useState(startup.ready === undefined)
  const frame = useRef<HTMLIFrameElement>(null)
  /** How many seconds the page has been blank. */
  const [blankFor, setBlankFor] = useState(0)

  useEffect(() => {
    startup.ready?.then(() => setReady(true))
  }, [])

  useEffect(() => {
    if (!isReady) return
    const look = () => setBlankFor((before) => (isBlank(frame.current) ? before + 1 : 0))
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [isReady])

  // A hidden page is not updated, so it is loaded again when it is shown.
  useEffect(() => {
    if (isAlone) setTurn((before) => before + 1)
  }, [isAlone])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (turns: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // The page may not show the latest words yet.
        if (turns > 0 && frame.current && !scrollToEdited(frame.current)) look(turns - 1)
      }, pause)
    }
    const follow = () => look(patience)
    const events = ['focusin', 'input', 'click', 'keyup', 'paste'] as const
    for (const event of events) window.addEventListener(event, follow)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, follow)
    }
  }, [])

  return (
    <section className={styles.pane} aria-label={words.title}>
      <div className={styles.bar}>
        <fieldset className={styles.devices}>
          <legend className="visually-hidden">{words.width}</legend>
          {(['phone', 'desktop'] as const).map((one) => (
            <Button key={one} isPressed={device === one} onPress={() => setDevice(one)}>
              {words[one]}
            </Button>
          ))}
        </fieldset>
        <Button look="quiet" onPress={() => setTurn(turn + 1)}>
          {words.reload}
        </Button>
      </div>
      {page === undefined && <p className={fields.hint}>{words.none}</p>}
      <p role="status" className={fields.hint} hidden={blankFor <= patienceWithBlank}>
        {blankFor > patienceWithBlank && words.blank}
      </p>
      <div className={styles.room} data-device={device}>
        <iframe
          ref={frame}
          key={turn}
          title={words.title}
          src={isReady ? (page ?? import.meta.env.BASE_URL) : undefined}
          onLoad={({ currentTarget }) => {
            showFonts(currentTarget)
            passDrops(currentTarget)
            listenForPresses(currentTarget, onPress)
          }}
        />
      </div>
    </section>
  )
}

/** Whether a frame shows nothing, or only the browser's own page of an error. */
function isBlank(frame: HTMLIFrameElement | null): boolean {
  return !frame?.contentDocument?.body?.childElementCount
}

/** Listens for presses on texts and pictures of the page. Its links and buttons do what they do for visitors. */
function listenForPresses(
  { contentDocument: page }: HTMLIFrameElement,
  onPress: PageFrameProps['onPress'],
): void {
  page?.addEventListener('click', ({ target }) => {
    const pressed = target as Element | null
    const place =
      pressed?.closest('main dt')?.nextElementSibling ??
      pressed?.closest('main :is(p, li, dd, td, th, time, blockquote, figcaption, h1, h2, h3, h4, img)')
    if (!place || pressed?.closest('a, button, summary, dialog')) return
    const [start = ''] = /^.{0,60}(?!\S)/s.exec((place.getAttribute('alt') ?? place.textContent).trim()) ?? []
    if (start !== '') onPress(start)
  })
}

/**
 * Passes files that are dropped on the page to the studio, because the browser would open them. The document of the
 * browser's error page is not accessible.
 */
function passDrops({ contentDocument: page }: HTMLIFrameElement): void {
  for (const name of ['dragover', 'drop'] as const)
    page?.addEventListener(name, (event) => {
      const { dataTransfer } = event
      if (!dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      window.dispatchEvent(new DragEvent(name, { dataTransfer, cancelable: true }))
    })
}
