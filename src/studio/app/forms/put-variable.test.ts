import { expect, test } from 'vitest'
import { putVariable } from './put-variable.ts'

/** A text after the variable was put in; `|` is the caret before and after. */
function put(marked: string): string {
  const caret = marked.indexOf('|')
  const after = putVariable(marked.replace('|', ''), '{day}', caret)
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`
}

test.each([
  ['Aplikoni deri më | këtë vit.', 'Aplikoni deri më {day}| këtë vit.'],
  ['Aplikoni deri më| këtë vit.', 'Aplikoni deri më {day}| këtë vit.'],
  ['|mbyllen aplikimet.', '{day}| mbyllen aplikimet.'],
  ['Afati (|) është i prerë.', 'Afati ({day}|) është i prerë.'],
  ['Aplikoni deri më|.', 'Aplikoni deri më {day}|.'],
])('putVariable puts a variable at the caret: %s', (before, after) => {
  expect(put(before)).toBe(after)
})

test.each([
  ['Aplikoni deri më.|', 'Aplikoni deri më {day}|.'],
  ['Aplikoni deri më …|', 'Aplikoni deri më {day}| …'],
  ['Deri kur?! |', 'Deri kur {day}|?! '],
  ['Aplikoni deri më|', 'Aplikoni deri më {day}|'],
  ['Aplikoni deri më |', 'Aplikoni deri më {day}| '],
  ['Dy fjali. Aplikoni deri më.|', 'Dy fjali. Aplikoni deri më {day}|.'],
])('putVariable puts a variable before the last punctuation mark: %s', (before, after) => {
  expect(put(before)).toBe(after)
})
