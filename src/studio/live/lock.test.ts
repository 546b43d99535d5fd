import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeFolder } from './lock.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'drafts', 'lock.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const address = 'http://localhost:4421/_studio'
const other = { id: '1', address, host: hostname(), pid: 1 }

async function holdBy(holder: object): Promise<void> {
  await takeFolder(file, 'http://localhost:1')
  writeFileSync(file, JSON.stringify(holder))
}

test('a second studio is told where the first one is open', async () => {
  const running = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20_000)'])
  await holdBy({ ...other, pid: running.pid })
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 50)
  const taken = takeFolder(file, 'http://localhost:4422/_studio')
  await expect(taken).rejects.toThrow(address)
  clearInterval(beat)
  running.kill()
})

test('what an ended studio has left is taken over, and so is that of a computer that is silent', async () => {
  const ended = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => ended.once('exit', resolve))
  for (const holder of [
    { ...other, pid: ended.pid },
    { ...other, host: 'tjetër' },
  ]) {
    await holdBy(holder)
    await takeFolder(file, 'http://localhost:4422/_studio', { patience: 300 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ address: 'http://localhost:4422/_studio' })
    rmSync(file)
  }
})

test('a studio whose folder another one has taken over refuses to go on', async () => {
  const expectHeld = await takeFolder(file, address)
  expectHeld()
  writeFileSync(file, JSON.stringify({ ...other, address: 'http://localhost:4422/_studio' }))
  expect(expectHeld).toThrow('http://localhost:4422/_studio')
})
