import { useState } from 'react'
import clientWords from '../../words/client.json'
import fields from '../forms/Field.module.css'
import { Button } from '../parts/Button.tsx'
import styles from './PageFrame.module.css'

const words = clientWords.page

/** The real page of a document, as wide as on a phone or on a computer, made as small as the room for it asks. */
export function PageFrame({ page }: { page: string | undefined }) {
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone')
  const [turn, setTurn] = useState(0)
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
      <div className={styles.room} data-device={device}>
        <iframe key={turn} title={words.title} src={page ?? import.meta.env.BASE_URL} />
      </div>
    </section>
  )
}
