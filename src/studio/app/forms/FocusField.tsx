import type { MouseEvent, ReactNode } from 'react'
import { form } from '../../words/app.json'
import { useEditorState, useSession } from '../session/context.ts'
import { Button } from '../ui/Button.tsx'
import { controlText, fieldId, valueAt } from '../values.ts'
import { FieldProblems, type FieldProps, Hint } from './FieldNotes.tsx'
import styles from './Picture.module.css'

/**
 * The point that every crop of a picture keeps. The editor presses the point on the picture, or types two numbers into
 * `children`.
 */
export function FocusField({ field, path, value, children }: FieldProps & { children: ReactNode }) {
  const session = useSession()
  const file = useEditorState(({ values }) => controlText(valueAt(values, [...path.slice(0, -1), 'file'])))
  const picture = useEditorState(({ document }) => document.pictures.find((one) => one.file === file))
  const id = fieldId(path)
  const [x = '', y = ''] = ['x', 'y'].map((name) => controlText(valueAt(value, [name])))
  const isPoint = [x, y].every((percent) => /^\d+$/.test(percent))

  function choose({ nativeEvent: { offsetX, offsetY }, currentTarget }: MouseEvent<HTMLImageElement>): void {
    const [x, y] = [offsetX / currentTarget.width, offsetY / currentTarget.height].map(
      (part) => Math.round(10 * part) * 10,
    )
    session.edit({ op: 'set', path: [...path, 'x'], value: String(x) })
    session.edit({ op: 'set', path: [...path, 'y'], value: String(y) })
  }

  return (
    <fieldset id={id} tabIndex={-1} className={styles.focus} aria-describedby={`${id}-hint ${id}-problems`}>
      <legend>{field.label}</legend>
      <Hint field={field} path={path} />
      {picture && (
        <div className={styles.target}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard enters the two numbers. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
          <img src={picture.address} alt="" width={picture.width} height={picture.height} onClick={choose} />
          {isPoint && (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${x} 0V100M0 ${y}H100`} />
            </svg>
          )}
        </div>
      )}
      <div className={styles.numbers}>{children}</div>
      {value !== undefined && (
        <Button onPress={() => session.edit({ op: 'remove', path })}>{form.middle}</Button>
      )}
      <FieldProblems path={path} />
    </fieldset>
  )
}
