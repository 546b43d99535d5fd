import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A task of 100 ms that logs its start and end. */
function slowTask() {
  const log: string[] = []
  const task = async () => {
    log.push(`begins at ${Date.now()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    log.push(`ends at ${Date.now()}`)
  }
  return { log, task }
}

test('coalesce runs once more after calls during a run', async () => {
  vi.setSystemTime(0)
  const { log, task } = slowTask()
  const { run, schedule } = coalesce(task, 20)
  const first = run()
  schedule()
  await vi.advanceTimersByTimeAsync(50)
  schedule()
  await vi.advanceTimersByTimeAsync(450)
  await first
  expect(log).toEqual(['begins at 0', 'ends at 100', 'begins at 100', 'ends at 200'])
})

test('coalesce joins quick calls into one run after the last', async () => {
  vi.setSystemTime(0)
  const { log, task } = slowTask()
  const { schedule } = coalesce(task, 20)
  for (let call = 0; call < 5; call++) {
    schedule()
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(500)
  expect(log).toEqual(['begins at 60', 'ends at 160'])
})

test('coalesce starts a new run after the last one ended', async () => {
  vi.setSystemTime(0)
  const { log, task } = slowTask()
  const { run } = coalesce(task, 20)
  const runs = [run()]
  await vi.advanceTimersByTimeAsync(100)
  runs.push(run())
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(runs)
  expect(log).toEqual(['begins at 0', 'ends at 100', 'begins at 100', 'ends at 200'])
})

test('coalesce join waits for a running run or starts one', async () => {
  vi.setSystemTime(0)
  const { log, task } = slowTask()
  const { join } = coalesce(task, 20)
  const joined = [join(), join()]
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(joined)
  expect(log).toEqual(['begins at 0', 'ends at 100'])
  joined.push(join())
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(joined)
  expect(log).toEqual(['begins at 0', 'ends at 100', 'begins at 100', 'ends at 200'])
})
