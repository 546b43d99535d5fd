import { useLayoutEffect, useRef, useState } from 'react'
import { clientWords } from '../../words/client.ts'
import { Button } from '../parts/Button.tsx'
import styles from './PageFrame.module.css'

const words = clientWords.page

/** Widths of the windows in which a page is seen, in px. */
const widths = { phone: 390, desktop: 1440 } as const

/** Where the site is, with `/` at the end. */
const base = import.meta.env.BASE_URL

/** The real page of a document, as wide as on a phone or on a computer, made as small as the room for it asks. */
export function PageFrame({ page }: { page: string | undefined }) {
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  const [turn, setTurn] = useState(0)
  return (
    <section className={styles.pane} aria-label={words.title}>
      <div className={styles.bar}>
        <fieldset className={styles.devices}>
          <legend className="visually-hidden">{words.width}</legend>
          <Button isPressed={device === 'phone'} onPress={() => setDevice('phone')}>
            {words.phone}
          </Button>
          <Button isPressed={device === 'desktop'} onPress={() => setDevice('desktop')}>
            {words.desktop}
          </Button>
        </fieldset>
        <Button look="quiet" onPress={() => setTurn(turn + 1)}>
          {words.reload}
        </Button>
      </div>
      {page === undefined && <p className={styles.note}>{words.none}</p>}
      <Frame key={turn} address={page ?? base} width={widths[device]} />
    </section>
  )
}

function Frame({ address, width }: { address: string; width: number }) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    if (room.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined || frame.current === null) return
      const { width: has, height } = entry.contentRect
      const scale = Math.min(1, has / width)
      const { style } = frame.current
      style.width = `${width}px`
      style.height = `${height / scale}px`
      style.transform = `scale(${scale})`
      style.marginInlineStart = `${(has - width * scale) / 2}px`
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [width])
  return (
    <div ref={room} className={styles.room}>
      <iframe ref={frame} className={styles.frame} title={words.title} src={address} />
    </div>
  )
}
