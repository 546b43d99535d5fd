import { type FormEvent, useId, useState } from 'react'
import type { NewDocument } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { type Api, failureOf } from '../api.ts'
import fields from '../forms/Field.module.css'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'

const words = clientWords.create

/** What is asked before a document begins. */
const questions = {
  report: ['start', 'end'],
  news: ['title', 'published'],
  project: ['title', 'year'],
} as const satisfies Record<NewDocument['kind'], readonly string[]>

/** The few questions with which a document begins; what follows from the answers is not asked. */
export function NewDialog({
  api,
  kind,
  onClose,
}: {
  api: Api
  kind: NewDocument['kind']
  onClose: () => void
}) {
  const id = useId()
  const [start, setStart] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)

  async function begin(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const invalid = [...form.querySelectorAll<HTMLInputElement>('input:invalid')]
    setWrong(Object.fromEntries(invalid.map((input) => [input.name, whatIsWrong(input)])))
    invalid[0]?.focus()
    if (invalid.length > 0) return
    setWaiting(true)
    const answers = Object.fromEntries(new FormData(form)) as Record<string, string>
    const year = answers.year?.trim().replace(/\s*[–-]\s*/, '-')
    try {
      const { file } = await api.call('create', { kind, ...answers, year } as NewDocument)
      window.location.hash = `#/${encodeURI(file)}`
    } catch (error) {
      setFailure(failureOf(error).message)
      setWaiting(false)
    }
  }

  return (
    <Dialog title={words[kind]} onClose={onClose}>
      <form noValidate onSubmit={(event) => void begin(event)}>
        <p>{words.intro[kind]}</p>
        {questions[kind].map((question) => (
          <div key={question} className={fields.field}>
            <label className={fields.label} htmlFor={`${id}-${question}`}>
              {words[question]}
            </label>
            <input
              id={`${id}-${question}`}
              className={fields.control}
              name={question}
              type={question === 'title' || question === 'year' ? 'text' : 'date'}
              required
              min={question === 'end' ? start : undefined}
              pattern={question === 'year' ? '\\s*\\d{4}(\\s*[–\\-]\\s*\\d{4})?\\s*' : '.*\\S.*'}
              aria-invalid={question in wrong || undefined}
              aria-describedby={`${id}-${question}-note`}
              onChange={({ target }) => question === 'start' && setStart(target.value)}
            />
            <p id={`${id}-${question}-note`} className={question in wrong ? fields.wrong : fields.hint}>
              {wrong[question] ?? (question === 'year' ? words.yearHint : '')}
            </p>
          </div>
        ))}
        <p role="alert" className={fields.wrong}>
          {failure}
        </p>
        <div>
          <Button type="submit" look="main" isOff={isWaiting}>
            {words.begin}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function whatIsWrong({ name, value }: HTMLInputElement): string {
  if (value.trim() === '') return words.missing
  return name === 'year' ? words.wrongYear : words.wrongEnd
}
