import type { FormEvent } from 'react'
import type { NewDocument } from '../../protocol.ts'
import clientWords from '../../words/client.json'
import { api } from '../api.ts'
import { DayInput } from '../forms/DayInput.tsx'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useCall } from '../ui/use-call.ts'

const words = clientWords.create

/** The questions that each kind of document begins with. */
const questions = {
  report: ['start', 'end'],
  news: ['title', 'published'],
  project: ['title', 'year'],
  nextEdition: ['title', 'start', 'end'],
} as const satisfies Record<NewDocument['kind'], readonly string[]>

/** The part of the guide about each kind of document. */
const guides = { report: 'report', news: 'other', project: 'other', nextEdition: 'settings' } as const

/** Asks the few questions with which a document begins; the server derives other fields from the answers. */
export function NewDialog({ kind, onClose }: { kind: NewDocument['kind']; onClose: () => void }) {
  const { failure, isWaiting, wait } = useCall()

  async function begin(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const answers = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const year = answers.year?.trim().replace(/\s*[–-]\s*/, '-')
    const { file } = await api.call('create', { kind, ...answers, year } as NewDocument)
    window.location.hash = `#/${encodeURI(file)}`
    // Closes before the document opens, because a second press would begin another document.
    onClose()
  }

  return (
    <Dialog title={words[kind]} guide={guides[kind]} onClose={onClose}>
      {/* The browser does not validate, as its messages are in its own language: the server says what is missing or wrong. */}
      <form noValidate onSubmit={(event) => wait(begin(event))}>
        <p>{words.intro[kind]}</p>
        {questions[kind].map((question) => (
          <div key={question} className={fields.field}>
            <label className={fields.label} htmlFor={question}>
              {words[question]}
            </label>
            {question === 'title' || question === 'year' ? (
              <input id={question} className={fields.control} name={question} required />
            ) : (
              <DayInput id={question} name={question} required />
            )}
          </div>
        ))}
        <p role="alert" className={fields.wrong}>
          {failure}
        </p>
        <div>
          <Button type="submit" look="main" isDisabled={isWaiting}>
            {words.begin}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
