import { useState } from 'react'
import { flushSync } from 'react-dom'
import { format } from '../../../model/message/format.ts'
import { form as words } from '../../words/app.json'
import { useSession } from '../session/context.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { controlText, fieldId } from '../values.ts'
import { DayInput } from './DayInput.tsx'
import styles from './Field.module.css'
import { FieldProblems, type FieldProps, Hint, useProblemsAt } from './FieldNotes.tsx'
import { MarkInput } from './MarkInput.tsx'
import { putVariable } from './put-variable.ts'

const meanings: Readonly<Record<string, string>> = words.variableMeanings

/** A control for words, a number, a day, a choice or a mark, with its label above and its hint and problems below. */
export function TypedField({ field, path, value }: FieldProps) {
  const session = useSession()
  const id = fieldId(path)
  const isWrong = useProblemsAt(path).some(({ severity }) => severity === 'error')
  const { label, type, choices, isRequired, variables = [] } = field
  const text = controlText(value)
  const isKnown = choices?.some((choice) => choice.value === text)
  const isLine = type !== 'text'
  const [brokenVariable, setBrokenVariable] = useState<string>()

  function enter(next: string): void {
    // The core turns digits into a number. Any other text stays text, and the check reports it.
    const value = type === 'number' ? next.trim() : next
    session.edit(value === '' && !isRequired ? { op: 'remove', path } : { op: 'set', path, value })
  }

  /** Enters typed words, unless they would break a variable. A variable can only be removed as a whole. */
  function write(next: string): void {
    const gone = variables.filter((name) => text.includes(name) && !next.includes(name))
    const broken = gone.find((name) => text.length - next.length < name.length)
    setBrokenVariable(broken)
    if (broken === undefined) enter(next)
  }

  function put(name: string): void {
    const area = document.getElementById(id)
    if (!(area instanceof HTMLTextAreaElement)) return
    const after = putVariable(text, name, area.selectionEnd)
    flushSync(() => enter(after.text))
    area.focus()
    area.setSelectionRange(after.caret, after.caret)
  }

  const control = {
    id,
    className: styles.control,
    'aria-describedby': `${id}-hint ${id}-problems`,
    'aria-invalid': isWrong || undefined,
    value: text,
  }
  return (
    <div className={styles.field} data-wrong={isWrong || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!isRequired && type !== 'mark' && <span className={styles.optional}> {words.optional}</span>}
      </label>
      {choices !== undefined ? (
        <select {...control} data-type="choice" onChange={({ target }) => enter(target.value)}>
          {(!isKnown || !isRequired) && (
            <option value={isKnown ? '' : text}>{isKnown ? '' : text || words.choose}</option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : type === 'mark' ? (
        <MarkInput {...control} path={path} isMarked={value === true}>
          <Hint field={field} path={path} />
        </MarkInput>
      ) : type === 'day' ? (
        <DayInput {...control} onDay={enter} />
      ) : (
        // A textarea that grows, also for a single line, so that a phone shows the whole line.
        <TextArea
          {...control}
          data-type={type}
          rows={isLine ? 1 : 3}
          inputMode={type === 'number' ? 'numeric' : undefined}
          spellCheck
          lang={field.lang ?? 'sq'}
          required={isRequired}
          onChange={({ target }) => write(isLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
          onKeyDown={(event) => isLine && event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {type !== 'mark' && <Hint field={field} path={path} />}
      {variables.length > 0 && (
        <div className={`${styles.hint} ${styles.row}`}>
          <span>{words.variables}:</span>
          {variables.map((name) => (
            <span key={name}>
              {text === '' || text.includes(name) ? (
                <code>{name}</code>
              ) : (
                <Button onPress={() => put(name)}>{format(words.variablePut, { name })}</Button>
              )}{' '}
              {meanings[name.slice(1, -1)]}
            </span>
          ))}
          <p role="alert" className={styles.wrong}>
            {brokenVariable && format(words.variableKept, { name: brokenVariable })}
          </p>
        </div>
      )}
      <FieldProblems path={path} />
    </div>
  )
}
