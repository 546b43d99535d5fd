import { type FormEvent, useState } from 'react'
import type { Changes } from '../../protocol.ts'
import { format } from '../../words/format.ts'
import { account as words } from '../../words/publish.json'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { focus } from '../ui/focus.ts'
import styles from './PublishButton.module.css'
import { forgetToken, keepToken } from './token.ts'

type AccountProps = NonNullable<Changes['account']> & {
  /** Called when the editor has given or removed the token. */
  onChange: (isGiven: boolean) => void
}

/** The editor's account at the host: a form that takes a token, or a button that forgets it. */
export function Account({ repository, tokenPage, isSignedIn, onChange }: AccountProps) {
  const [failure, setFailure] = useState('')
  /** Whether the token was given or forgotten here: the part that replaces the pressed button then takes the focus. */
  const [isOther, setOther] = useState(false)
  const ref = isOther ? focus : undefined

  function turn(isGiven: boolean): void {
    setFailure('')
    setOther(true)
    onChange(isGiven)
  }

  function connect(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const token = String(given.get('key')).trim()
    if (/^github_pat_\w+$/.test(token)) {
      keepToken(token, given.has('keep'))
      turn(true)
    } else setFailure(words.isNone)
  }

  if (isSignedIn)
    return (
      <section className={styles.account} aria-label={words.title}>
        <p ref={ref} tabIndex={-1}>
          {words.connected}
        </p>
        <div className={styles.row}>
          <Button
            look="quiet"
            onPress={() => {
              forgetToken()
              turn(false)
            }}
          >
            {words.forget}
          </Button>
        </div>
      </section>
    )
  return (
    <section className={styles.account} aria-label={words.title}>
      <h3 ref={ref} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.why}</p>
      <a href={tokenPage} target="_blank" rel="noreferrer">
        {words.make}
      </a>
      <p className={fields.hint}>{format(words.how, { repository })}</p>
      <form noValidate onSubmit={connect}>
        <label className={`${fields.field} ${fields.label}`} data-wrong={failure === '' ? undefined : ''}>
          {words.key}
          <input
            className={fields.control}
            name="key"
            type="password"
            autoComplete="off"
            aria-invalid={failure !== ''}
            aria-describedby="key-failure"
          />
        </label>
        <p role="alert" className={fields.wrong} id="key-failure">
          {failure}
        </p>
        <label className={fields.field}>
          <input name="keep" type="checkbox" aria-describedby="keep-hint" />
          {words.keep}
        </label>
        <p className={fields.hint} id="keep-hint">
          {words.keepHint}
        </p>
        <div className={styles.row}>
          <Button type="submit">{words.connect}</Button>
        </div>
      </form>
    </section>
  )
}
