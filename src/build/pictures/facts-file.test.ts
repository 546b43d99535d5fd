import { expect, test } from 'vitest'
import { worthKeeping } from './facts-file.ts'

const known = new Map([
  ['cc', 3],
  ['aa', 1],
  ['ee', 5],
  ['bb', 2],
  ['dd', 4],
])

test('facts of shown pictures are kept, whatever their number, sorted and after the others', () => {
  expect(worthKeeping(known, new Set(['ee', 'cc', 'bb']), 1)).toEqual([
    ['dd', 4],
    ['bb', 2],
    ['cc', 3],
    ['ee', 5],
  ])
})

test('of the others those go first that were of use longest ago', () => {
  const once = worthKeeping(known, new Set(['aa']), 2)
  expect(once).toEqual([
    ['bb', 2],
    ['dd', 4],
    ['aa', 1],
  ])
  expect(worthKeeping(new Map(once), new Set(['bb']), 1)).toEqual([
    ['aa', 1],
    ['bb', 2],
  ])
})

test('without room for others only shown pictures are left', () => {
  expect(worthKeeping(known, new Set(['dd']), 0)).toEqual([['dd', 4]])
})
