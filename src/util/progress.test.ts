import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function recorder(isTTY: boolean) {
  const lines: string[] = []
  let time = 0
  const progress = createProgress({ isTTY, write: (text) => lines.push(text) }, () => time)
  return { lines, progress, pass: (milliseconds: number) => (time += milliseconds) }
}

test('progress shows count and seconds left in a terminal', () => {
  const { lines, progress, pass } = recorder(true)
  const step = progress.start('Fotografitë', 4)
  pass(1000)
  step.advance()
  expect(lines).toEqual(['\r\x1b[K  Fotografitë 1/4, edhe 3 s'])
})

test('progress estimates the time before the first item, in minutes if long', () => {
  const { lines, progress } = recorder(false)
  progress.start('Fotografitë', 200, 1200, 203)
  progress.start('Fotografitë', 1, 6, 0.9)
  progress.start('Fotografitë', 0, 0, 0)
  expect(lines).toEqual(['  Fotografitë 0/200, rreth 4 min\n', '  Fotografitë 0/1, rreth 1 s\n'])
})

test('progress estimates the time left by remaining work, not count', () => {
  const { lines, progress, pass } = recorder(true)
  const step = progress.start('Fotografitë', 3, 100)
  pass(1000)
  step.advance(20)
  pass(3000)
  step.advance(60)
  expect(lines.map((line) => line.slice(line.indexOf(',')))).toEqual([', edhe 4 s', ', edhe 1 s'])
})

test('progress writes a log line every ten seconds and at the end', () => {
  const { lines, progress, pass } = recorder(false)
  const step = progress.start('Fotografitë', 3)
  pass(9_000)
  step.advance()
  pass(1_000)
  step.advance()
  step.advance()
  step.end()
  expect(lines).toEqual(['  Fotografitë 2/3, edhe 5 s\n', '  Fotografitë 3/3, 10.0 s\n'])
})

test('progress prints nothing when there is nothing to do', () => {
  const { lines, progress } = recorder(false)
  progress.start('Fotografitë', 0).end()
  expect(lines).toEqual([])
})

test('progress writes the time of a step with one item at its end', () => {
  const { lines, progress, pass } = recorder(false)
  const step = progress.start('Fotografitë', 1)
  pass(1500)
  step.advance()
  step.end()
  expect(lines).toEqual(['  Fotografitë 1/1, 1.5 s\n'])
})
