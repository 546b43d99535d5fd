import { type FormEvent, useState } from 'react'
import { type Changes, type Published, zipPath } from '../../protocol.ts'
import words from '../../words/publish.json'
import { say } from '../../words/say.ts'
import { type Api, failureOf } from '../api.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../parts/Button.tsx'
import { Versions } from '../parts/Versions.tsx'
import styles from './Handing.module.css'

/** What has happened is read to whoever hears the page. */
const focus = (said: HTMLElement | null) => said?.focus()

/** What would be handed on, what stands against it, and how it ended. */
export function Handing({ api, changes }: { api: Api; changes: Changes }) {
  const { documents, drafts, way, asksAuthor } = changes
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [published, setPublished] = useState<Published>()
  const [choices, setChoices] = useState<Record<string, 'mine' | 'theirs'>>({})
  const clashes = published?.clashes
  const lines = documents.map(({ title, state, pictures }) =>
    say(words.documents[state], { title, count: pictures }),
  )
  const isNothing = documents.length === 0
  const act = isNothing ? words.takeNew : words.send[way]

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const author = Object.fromEntries(new FormData(event.currentTarget)) as { name: string; email: string }
    setFailure('')
    setSending(true)
    try {
      const ended = await api.call('publish', { author, choices })
      setPublished(ended)
      if (!ended.clashes && ended.address !== undefined) window.open(ended.address, '_blank', 'noopener')
    } catch (error) {
      setFailure(failureOf(error).message)
    }
    setSending(false)
  }

  const file = (
    <a href={import.meta.env.BASE_URL + zipPath.slice(1)} download>
      {words.download}
    </a>
  )
  if (published && !published.clashes) {
    const { done, branch, address } = published
    return (
      <div className={styles.handing}>
        <p ref={focus} tabIndex={-1}>
          {say(words.done[done], { branch })}
        </p>
        {done === 'proposed' && <p>{address === undefined ? words.tellNote : words.openNote}</p>}
        <div className={styles.row}>
          {address !== undefined && (
            <a href={address} target="_blank" rel="noreferrer">
              {words.open}
            </a>
          )}
        </div>
      </div>
    )
  }
  return (
    <form noValidate className={styles.handing} onSubmit={(event) => void send(event)}>
      {clashes === undefined ? (
        <>
          <Lines heading={isNothing ? words.nothing : words.changed} lines={lines} />
          {drafts.length > 0 && <Lines heading={words.drafts} lines={drafts} />}
          {!isNothing && <p>{words.ways[way]}</p>}
          {asksAuthor && <Author />}
        </>
      ) : (
        <p ref={focus} tabIndex={-1}>
          <strong>{words.clashes}.</strong> {words.clashesText}
        </p>
      )}
      {clashes?.map(({ id, title, isPicture, mine, theirs }) => (
        <fieldset key={id} className={styles.clash}>
          <legend>{title}</legend>
          {isPicture && (
            <div className={styles.pictures}>
              {theirs !== undefined && <Picture label={words.versions.disk} address={theirs} />}
              {mine !== undefined && <Picture label={words.versions.draft} address={mine} />}
            </div>
          )}
          {theirs === undefined ? (
            <p>{words.gone.theirs}</p>
          ) : mine === undefined ? (
            <p>{words.gone.mine}</p>
          ) : (
            !isPicture && <Versions disk={theirs} draft={mine} labels={words.versions} />
          )}
          <div className={styles.row}>
            {(['theirs', 'mine'] as const).map((whose) => (
              <Button
                key={whose}
                label={`${words.take[whose]}: ${title}`}
                isPressed={choices[id] === whose}
                onPress={() => setChoices({ ...choices, [id]: whose })}
              >
                {words.take[whose]}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
      <p role="alert" className={fields.wrong}>
        {failure}
      </p>
      <div className={styles.row}>
        {!isNothing && (way === 'zip' || failure !== '') && file}
        {(!isNothing || way === 'push') && (
          <Button type="submit" look="main" isOff={isSending || clashes?.some(({ id }) => !choices[id])}>
            {isSending ? words.sending : clashes ? words.continue : act}
          </Button>
        )}
      </div>
    </form>
  )
}

function Picture({ label, address }: { label: string; address: string }) {
  return (
    <figure>
      <figcaption className={fields.label}>{label}</figcaption>
      <img src={address} alt="" />
    </figure>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div>
      <p>{heading}</p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have the same title.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function Author() {
  return (
    <>
      <p>{words.author}</p>
      {(['name', 'email'] as const).map((name) => (
        <label key={name} className={`${fields.field} ${fields.label}`}>
          {words[name]}
          <input
            className={fields.control}
            name={name}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={name}
          />
        </label>
      ))}
    </>
  )
}
