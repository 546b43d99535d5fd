import { expect, test } from 'vitest'
import type { DraftChange } from '../../protocol.ts'
import { chosenFiles } from './chosen.ts'

const draft = (file: string, facts: Partial<DraftChange> = {}): DraftChange => ({
  file,
  title: file,
  state: 'changed',
  pictures: 0,
  errors: 0,
  hasConflict: false,
  ...facts,
})

const documents = [
  draft('dita'),
  draft('gabimi', { errors: 1 }),
  draft('perplasja', { hasConflict: true }),
  draft('nata'),
]

test('chosenFiles takes all drafts that can be published, from the list', () => {
  expect(chosenFiles({ documents }, {})).toEqual(['dita', 'nata'])
  expect(chosenFiles({ documents }, { dita: false, gabimi: true })).toEqual(['nata'])
})

test('chosenFiles takes the document of the form alone until others are ticked', () => {
  expect(chosenFiles({ documents }, {}, 'nata')).toEqual(['nata'])
  expect(chosenFiles({ documents }, { dita: true, nata: false }, 'nata')).toEqual(['dita'])
  expect(chosenFiles({ documents }, {}, 'perplasja')).toEqual([])
})
