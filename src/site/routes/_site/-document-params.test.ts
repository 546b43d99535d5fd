import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { documentParams } from './-document-params.ts'

test('document address gives the number of a document', () => {
  expect(documentParams().parse({ id: '8' })).toEqual({ id: 8 })
  expect(documentParams().parse({ id: '1024' })).toEqual({ id: 1024 })
})

test.each(['0', '01', '1.5', '-1', 'abc', '', ' 1', '1e3', '9999999999'])(
  'document address refuses „%s“',
  (id) => {
    expect(() => documentParams().parse({ id })).toThrow(expect.toSatisfy(isNotFound))
  },
)
