import { expect, test } from 'vitest'
import { createHandedOut } from './handed-out.ts'

function taken(now: Record<string, string | undefined>, handed: Record<string, string | undefined>) {
  const handedOut = createHandedOut()
  for (const [file, text] of Object.entries(handed)) handedOut.add(file, text)
  return handedOut.takeChanged((file) => now[file])
}

test('tells of the files that are others, gone or there since they were handed out, and of no other', () => {
  const handed = { same: 'a', other: 'b', gone: 'c', absent: undefined, found: undefined }
  expect(taken({ same: 'a', other: 'B', found: 'e', never: 'f' }, handed)).toEqual(['other', 'gone', 'found'])
})

test('tells of a change once, and again when the new text was handed out and is another by now', () => {
  const handedOut = createHandedOut()
  expect(handedOut.add('site.ts', 'first')).toBe('first')
  expect(handedOut.takeChanged(() => 'second')).toEqual(['site.ts'])
  expect(handedOut.takeChanged(() => 'third')).toEqual([])
  handedOut.add('site.ts', 'third')
  expect(handedOut.takeChanged(() => 'third')).toEqual([])
  expect(handedOut.takeChanged(() => 'fourth')).toEqual(['site.ts'])
})

test('tells of a file of which one was handed the former text and another the present one', () => {
  const handedOut = createHandedOut()
  for (const text of ['first', 'second']) handedOut.add('site.ts', text)
  expect(handedOut.takeChanged(() => 'second')).toEqual(['site.ts'])
  handedOut.add('site.ts', 'second')
  expect(handedOut.takeChanged(() => 'second')).toEqual([])
})
