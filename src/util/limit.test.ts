import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLimit } from './limit.ts'

test('limit runs at most three tasks at a time, in order', async () => {
  const limit = createLimit(3)
  const begun: number[] = []
  let running = 0
  let most = 0
  const results = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
      limit(async () => {
        begun.push(number)
        running += 1
        most = Math.max(most, running)
        await setImmediate()
        running -= 1
        return number * 10
      }),
    ),
  )
  expect(results).toEqual([0, 10, 20, 30, 40, 50, 60, 70])
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('limit frees the place of a failed task', async () => {
  const limit = createLimit(1)
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'next')).toBe('next')
})
