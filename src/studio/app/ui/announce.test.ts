import { afterEach, expect, test, vi } from 'vitest'
import { announce } from './announce.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with a live region alone; returns the sentences in it. */
function openPage(): () => string[] {
  let lines: { text: string }[] = []
  const createElement = () => ({
    text: '',
    append(text: string) {
      this.text = text
    },
    remove() {
      lines = lines.filter((line) => line !== this)
    },
  })
  const region = { replaceChildren: (...children: { text: string }[]) => (lines = children) }
  vi.stubGlobal('document', { createElement, getElementById: () => region })
  return () => lines.map(({ text }) => text)
}

test('announce empties the live region after 10 seconds unless a sentence follows', () => {
  vi.useFakeTimers()
  const sentences = openPage()
  announce('U hoq.')
  vi.advanceTimersByTime(6000)
  announce('U shtua.')
  vi.advanceTimersByTime(6000)
  expect(sentences()).toEqual(['U shtua.'])
  vi.advanceTimersByTime(4000)
  expect(sentences()).toEqual([])
})
