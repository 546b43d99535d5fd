import { afterEach, expect, test, vi } from 'vitest'
import { windowUnsent } from './unsent.ts'

const file = 'content/news/a/index.mdx'
const seen = { text: 'Teksti', values: {} }

afterEach(() => void vi.unstubAllGlobals())

function storeText(text: string): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (key === `studio-unsent:${file}` ? text : null),
  })
}

test('windowUnsent returns the stored operations in their order', () => {
  const waiting = [
    { op: 'set', path: ['title'], value: 'Dy' },
    { op: 'body', text: 'Trupi.' },
  ]
  storeText(JSON.stringify({ seen, waiting }))
  expect(windowUnsent.read(file)).toEqual({ seen, waiting })
})

test('windowUnsent reads operations that a page of a former build stored', () => {
  const former = { act: 'set', path: ['title'], value: 'Dy' }
  storeText(JSON.stringify({ seen, waiting: [former] }))
  expect(windowUnsent.read(file)?.waiting).toEqual([{ op: 'set', path: ['title'], value: 'Dy' }])
})

test('windowUnsent returns nothing when the stored text is damaged', () => {
  storeText('{"seen":')
  expect(windowUnsent.read(file)).toBeUndefined()
})

test('windowUnsent returns nothing when the text of the operations is missing', () => {
  storeText(JSON.stringify({ waiting: [{ op: 'body', text: 'Trupi.' }] }))
  expect(windowUnsent.read(file)).toBeUndefined()
})
