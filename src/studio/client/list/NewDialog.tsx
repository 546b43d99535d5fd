import { type FormEvent, useId, useState } from 'react'
import type { NewDocument } from '../../protocol.ts'
import { clientWords } from '../../words/client.ts'
import { type Api, failureOf } from '../api.ts'
import { Button } from '../parts/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import styles from './NewDialog.module.css'
import { type Answers, beginWith, type Questions, questions } from './new-document.ts'

const words = clientWords.create

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
  const [answers, setAnswers] = useState<Answers>({})
  const [wrong, setWrong] = useState<Partial<Record<Questions, string>>>({})
  const [failure, setFailure] = useState('')
  const [isWaiting, setWaiting] = useState(false)

  async function begin(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const made = beginWith(kind, answers)
    setWrong('wrong' in made ? made.wrong : {})
    if ('wrong' in made) {
      const [first] = Object.keys(made.wrong)
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    setWaiting(true)
    try {
      const { file } = await api.call('create', made.document)
      window.location.hash = `#/${encodeURI(file)}`
    } catch (error) {
      setFailure(failureOf(error).message)
      setWaiting(false)
    }
  }

  return (
    <Dialog title={words[kind]} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void begin(event)}>
        <p>{words.intro[kind]}</p>
        {questions[kind].map((question) => (
          <div key={question} className={styles.question}>
            <label htmlFor={`${id}-${question}`}>{words[question]}</label>
            <input
              id={`${id}-${question}`}
              name={question}
              type={['start', 'end', 'published'].includes(question) ? 'date' : 'text'}
              value={answers[question] ?? ''}
              aria-invalid={wrong[question] !== undefined || undefined}
              aria-describedby={`${id}-${question}-note`}
              onChange={({ target }) => setAnswers({ ...answers, [question]: target.value })}
            />
            <p id={`${id}-${question}-note`} data-wrong={wrong[question] !== undefined || undefined}>
              {wrong[question] ?? (question === 'year' ? words.yearHint : '')}
            </p>
          </div>
        ))}
        <p role="alert">{failure}</p>
        <div>
          <Button type="submit" look="main" isOff={isWaiting}>
            {words.begin}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
