import type { EditorView } from 'prosemirror-view'
import { type FormEvent, useEffect, useId, useState } from 'react'
import words from '../../../words/body.json'
import { api } from '../../api.ts'
import fieldStyles from '../../forms/Field.module.css'
import { hasWords } from '../../list/arrange.ts'
import { Button } from '../../ui/Button.tsx'
import { focus } from '../../ui/focus.ts'
import { useCall } from '../../ui/use-call.ts'
import styles from '../BodyEditor.module.css'
import { linkAround, runCommand, setLink } from './commands.ts'

/** Maximum number of pages that are offered at a time. */
const mostOffered = 8

/** Asks where a link leads: to a page of the site, or to an address that the editor types. */
export function LinkPanel({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const id = useId()
  const [targets, setTargets] = useState<readonly { address: string; title: string }[]>([])
  const old = linkAround(view.state)
  const [written, setWritten] = useState<string>(old?.mark.attrs.attributes.href ?? '')
  const [isMissing, setMissing] = useState(false)
  // Without the list of pages, the editor can still type an address.
  const { wait } = useCall()
  useEffect(() => wait(api.call('targets', {}), (answer) => setTargets(answer.targets)), [wait])
  const found = targets.filter(({ address, title }) => hasWords(`${title} ${address}`, written))
  const link = (href: string, title: string) => {
    onClose()
    runCommand(view, setLink(href, title), href === '' ? words.said.unlinked : words.said.linked)
  }
  const finish = (event: FormEvent) => {
    event.preventDefault()
    const href = completeAddress(written)
    const [first] = found
    if (isAddress.test(href)) link(href, targets.find(({ address }) => address === href)?.title ?? href)
    else if (first && href !== '') link(first.address, first.title)
    else setMissing(true)
  }
  return (
    <form
      className={styles.panel}
      aria-label={words.links.title}
      onSubmit={finish}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          {words.links.address}
        </label>
        <input
          ref={focus}
          id={id}
          className={fieldStyles.control}
          aria-describedby={`${id}-hint`}
          value={written}
          autoComplete="off"
          onChange={({ target }) => {
            setWritten(target.value)
            setMissing(false)
          }}
        />
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {words.links.hint}
        </p>
        <p role="alert" className={fieldStyles.wrong}>
          {isMissing && words.links.missing}
        </p>
      </div>
      <ul className={styles.targets} aria-label={words.links.choose}>
        {found.slice(0, mostOffered).map(({ address, title }) => (
          <li key={address}>
            <button type="button" className={styles.target} onClick={() => link(address, title)}>
              {title} <span>{address}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button type="submit">{words.links.set}</Button>
        {old && <Button onPress={() => link('', '')}>{words.links.remove}</Button>}
        <Button onPress={onClose}>{words.links.close}</Button>
      </div>
    </form>
  )
}

/** An address; any other text is a search for words in the titles. */
const isAddress = /^(https?:\/\/|mailto:|tel:|\/|#)\S*$/i

/** Completes an address: `www.shembull.org` gets `https://`, a mail address gets `mailto:`. */
export function completeAddress(written: string): string {
  const address = written.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(address)) return `https://${address}`
  return address
}
