import { type FormEvent, useEffect, useState } from 'react'
import { format } from '../../../model/message/format.ts'
import type { Changes } from '../../protocol.ts'
import { account as words } from '../../words/publish.json'
import { api } from '../api.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { focus } from '../ui/focus.ts'
import { useCall } from '../ui/use-call.ts'
import styles from './PublishButton.module.css'
import { forgetToken, keepToken } from './token.ts'

type AccountProps = NonNullable<Changes['account']> & {
  /** Whether a later request was sent to the host, so that its last refusal of the account is not shown. */
  isAskedAgain: boolean
  /** Called when the editor gives a token. */
  onTry: () => void
  /** Called when the editor has given a token that the host accepts. */
  onGiven: () => void
  /** Called when the account may differ from the given one. */
  onStale: () => void
}

/** The editor's account at the host: a form that takes a token, or a button that forgets it. */
export function Account(props: AccountProps) {
  const { repository, tokenPage, isSignedIn, refusal, isAskedAgain, onTry, onGiven, onStale } = props
  const { failure: lookupFailure, isWaiting: isLooking, wait: look } = useCall()
  const { failure: lastRefusal, isWaiting, wait, forget } = useCall()
  const [isNone, setNone] = useState(false)
  const [login, setLogin] = useState<string>()
  /** Whether the token was entered or deleted here. The element that replaces the pressed button then takes the focus. */
  const [isOther, setOther] = useState(false)
  const ref = isOther ? focus : undefined
  const refused = (isBusy: boolean) => (isAskedAgain || isBusy ? '' : (refusal ?? ''))
  const failure = isNone ? words.isNone : lastRefusal || refused(isWaiting)
  const isUnknown = isSignedIn && login === undefined

  useEffect(() => {
    if (!isUnknown) return
    const account = api.call('account', {}).catch((error: unknown) => {
      // The host may no longer accept the token.
      onStale()
      throw error
    })
    look(account, ({ login }) => setLogin(login))
  }, [isUnknown, look, onStale])

  /** Keeps the token only if the host lets its account publish. */
  async function tryToken(token: string, isLasting: boolean): Promise<string> {
    await keepToken(token, isLasting)
    const { login } = await api.call('account', {}).catch(async (error: unknown) => {
      await forgetToken()
      throw error
    })
    return login
  }

  function connect(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const token = String(given.get('key')).trim()
    const isToken = /^github_pat_\w+$/.test(token)
    forget()
    onTry()
    setNone(!isToken)
    if (!isToken) return
    wait(tryToken(token, given.has('keep')), (login) => {
      setLogin(login)
      setOther(true)
      onGiven()
    })
  }

  if (isSignedIn)
    return (
      <section className={styles.account} aria-label={words.title}>
        <p ref={ref} tabIndex={-1}>
          {login !== undefined && <strong>{format(words.as, { login })} </strong>}
          {words.connected}
        </p>
        <p role="alert" className={fields.wrong}>
          <FailureText>{isAskedAgain ? '' : lookupFailure || refused(isLooking)}</FailureText>
        </p>
        <div className={styles.row}>
          <Button
            look="quiet"
            onPress={async () => {
              await forgetToken()
              setOther(true)
              onStale()
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
          <FailureText>{failure}</FailureText>
        </p>
        <label className={fields.field}>
          <input name="keep" type="checkbox" aria-describedby="keep-hint" />
          {words.keep}
        </label>
        <p className={fields.hint} id="keep-hint">
          {words.keepHint}
        </p>
        <div className={styles.row}>
          <Button type="submit" isDisabled={isWaiting}>
            {isWaiting ? words.connecting : words.connect}
          </Button>
        </div>
      </form>
    </section>
  )
}
