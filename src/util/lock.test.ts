import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock, tryLock } from './lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'some', 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Leaves the lock as another process would that is running now. */
function holdByParent(change: (text: string) => string = (text) => text): void {
  tryLock(file).release?.()
  const stat = (() => {
    try {
      return readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    } catch {
      return ''
    }
  })()
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  writeFileSync(file, change(`${process.ppid} ${start}`))
}

test('a lock of a living process is named by its number, and waited for with one sentence', async () => {
  holdByParent()
  expect(tryLock(file)).toEqual({ holder: process.ppid })
  const sentences: string[] = []
  const taking = takeLock(file, (sentence) => sentences.push(sentence))
  await new Promise((resolve) => setTimeout(resolve, 350))
  rmSync(file)
  ;(await taking)()
  expect(sentences).toEqual([
    `Po pritet ndërtimi tjetër, procesi ${process.ppid}; nëse s’ka tjetër, fshini „${file}“. (Waiting for another build; if there is none, delete that file.)`,
  ])
})

test('a lock is free where its process is gone, or another has its number now', () => {
  tryLock(file).release?.()
  for (const text of ['999999999 1', '999999999', `${process.pid} 1`]) {
    writeFileSync(file, text)
    expect([text, typeof tryLock(file).release]).toEqual([text, 'function'])
    rmSync(file)
  }
})

test.runIf(process.platform === 'linux')('a process started at another time is another process', () => {
  holdByParent((text) => `${text}0`)
  expect(tryLock(file).holder).toBeUndefined()
})
