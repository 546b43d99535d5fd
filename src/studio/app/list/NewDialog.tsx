import type { FormEvent } from 'react'
import type { NewDocument } from '../../protocol.ts'
import { create as words } from '../../words/app.json'
import { api } from '../api.ts'
import { DayInput } from '../forms/DayInput.tsx'
import fields from '../forms/Field.module.css'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { textsOf } from '../ui/form-texts.ts'
import { useCall } from '../ui/use-call.ts'

/** The first questions for each kind of document, and the part of the guide about the kind. */
export const beginnings = {
  report: { questions: ['start', 'end'], guide: 'report' },
  news: { questions: ['title', 'published'], guide: 'other' },
  project: { questions: ['title', 'year'], guide: 'other' },
  nextEdition: { questions: ['title', 'start', 'end'], guide: 'settings' },
} as const satisfies Record<NewDocument['kind'], unknown>

/** Asks the few questions with which a document begins; the core derives other fields from the answers. */
export function NewDialog({ kind, onClose }: { kind: NewDocument['kind']; onClose: () => void }) {
  const { failure, isWaiting, wait } = useCall()
  const { questions, guide } = beginnings[kind]

  async function begin(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const answers: { year?: string } = textsOf<string>(form, questions)
    const year = answers.year?.trim().replace(/\s*[–-]\s*/, '-')
    const { file } = await api.call('create', { kind, ...answers, year } as NewDocument)
    window.location.hash = `#/${encodeURI(file)}`
    // The dialog closes before the document opens, because a second press would create another document.
    onClose()
  }

  return (
    <Dialog title={words[kind]} guide={guide} onClose={onClose}>
      {/* The browser does not validate, because its messages are in its own language. The core reports missing and
         wrong answers. */}
      <form noValidate onSubmit={(event) => wait(begin(event))}>
        <p>{words.intro[kind]}</p>
        {questions.map((question) => (
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
