import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { fold } from '../../../site/components/search/finding/terms.ts'
import type { Api } from '../../client/api.ts'
import fieldStyles from '../../client/forms/Field.module.css'
import { Button } from '../../client/parts/Button.tsx'
import words from '../../words/body.json'
import styles from '../BodyEditor.module.css'
import { linkAround, perform, setLink } from './commands.ts'

type Target = { address: string; title: string }

/** Pages that are offered at a time. */
const mostOffered = 8

/** Asks where a link leads: to a page of the site, or to an address of one's own. */
export function LinkPanel({ api, view, onClose }: { api: Api; view: EditorView; onClose: () => void }) {
  const id = useId()
  const [targets, setTargets] = useState<readonly Target[]>([])
  const old = linkAround(view.state)
  const [written, setWritten] = useState<string>(old?.mark.attrs.attributes.href ?? '')
  useEffect(() => {
    // Without them links can still be written by hand.
    api.call('targets', {}).then(
      (answer) => setTargets(answer.targets),
      () => undefined,
    )
  }, [api])
  const run = (command: Command, sentence: string) => {
    onClose()
    perform(view, command, sentence)
  }
  const found = findTargets(targets, written).slice(0, mostOffered)
  const choose = ({ address: href, title }: Target) => run(setLink(href, title), words.said.linked)
  const finish = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = completeAddress(written)
    if (href !== '')
      choose(targets.find((target) => target.address === href) ?? { address: href, title: href })
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
          onChange={({ target }) => setWritten(target.value)}
        />
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {words.links.hint}
        </p>
      </div>
      <ul className={styles.targets} aria-label={words.links.choose}>
        {found.map((target) => (
          <li key={target.address}>
            <button type="button" className={styles.target} onClick={() => choose(target)}>
              {target.title} <span>{target.address}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button type="submit">{words.links.set}</Button>
        {old === undefined ? null : (
          <Button onPress={() => run(setLink('', ''), words.said.unlinked)}>{words.links.remove}</Button>
        )}
        <Button onPress={onClose}>{words.links.close}</Button>
      </div>
    </form>
  )
}

function focus(input: HTMLInputElement | null): void {
  input?.focus()
}

/** The pages whose title or address has what is written; accents may be missing. */
export function findTargets(targets: readonly Target[], written: string): Target[] {
  const sought = fold(written)
  return targets.filter(({ title, address }) => fold(`${title} ${address}`).includes(sought))
}

/** An address as it is meant: `www.shembull.org` gets its `https://`, a mail address its `mailto:`. */
export function completeAddress(written: string): string {
  const address = written.trim()
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(address)) return `https://${address}`
  return address
}
