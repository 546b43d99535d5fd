import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { edit, startCheck, startCheckHere } from './testing/command.ts'

const report = 'content/reports/2021/index.mdx'
const waiting = 'Po priten ndryshimet; Ctrl+C e ndal kontrollin.\n\n'
let root: string
let printed: { out: string }

beforeEach(async () => {
  root = await copyGoodSite()
})
afterEach(() => rm(root, { recursive: true }))

/** Watches in this process until the test has ended. */
async function watch(): Promise<void> {
  const running = startCheckHere(`--root=${root}`, '--watch')
  printed = running.printed
  onTestFinished(async () => {
    running.end()
    await running.ended
  })
  await answers(1)
}

/** Waits until the check has printed `count` answers; returns the last one. */
async function answers(count: number): Promise<string> {
  await expect.poll(() => printed.out.split(waiting).length - 1, { timeout: 20_000 }).toBe(count)
  return printed.out.split(waiting).at(-2) ?? ''
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'check --watch ends on %s with the exit code of its last run',
  async (signal) => {
    const running = startCheck([`--root=${root}`, '--watch'])
    onTestFinished(() => void running.child.kill('SIGKILL'))
    printed = running.printed
    await answers(1)
    await edit(root, report, 'place:', 'vend:')
    await answers(2)
    running.child.kill(signal)
    expect((await running.ended).code).toBe(1)
  },
)

test('check --watch runs after each save', async () => {
  await watch()
  await edit(root, report, 'place:', 'vend:')
  expect(await answers(2)).toContain(`${report}:11:1 gabim frontmatter/unknown-field`)
  await edit(root, report, 'vend:', 'place:')
  expect(await answers(3)).toBe('Përmbajtja është në rregull.\n\n')
})

test('check --watch notices replaced files and new and removed folders', async () => {
  await watch()
  await writeFile(join(root, '.draft'), 'x')
  await rename(join(root, '.draft'), join(root, report))
  expect(await answers(2)).toContain(`${report}:1:1 gabim frontmatter/missing`)
  await mkdir(join(root, 'content/lajme'))
  await writeFile(join(root, 'content/lajme/a.mdx'), 'x')
  await expect.poll(() => printed.out, { timeout: 20_000 }).toContain('content/lajme/a.mdx:1:1')
  const before = printed.out.length
  await rm(join(root, 'content/lajme'), { recursive: true })
  await expect
    .poll(() => printed.out.slice(before).split(waiting).at(-2), { timeout: 20_000 })
    .not.toContain('content/lajme')
})

test('check --watch reports the last of many quick saves', async () => {
  await watch()
  for (let save = 0; save < 11; save++) {
    const [from, to] = save % 2 === 0 ? ['place:', 'vend:'] : ['vend:', 'place:']
    await edit(root, report, from ?? '', to ?? '')
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  await expect
    .poll(() => printed.out.split(waiting).at(-2), { timeout: 20_000 })
    .toContain('frontmatter/unknown-field')
})

test('check --watch ignores hidden files such as temporary files of an atomic write', async () => {
  await watch()
  for (const hidden of ['.index.mdx.swp', '.DS_Store', 'Thumbs.db', 'desktop.ini'])
    await writeFile(join(root, 'content/reports/2021', hidden), 'x')
  // Waits several times as long as an answer takes: an earlier edit would count as the same save.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await edit(root, report, 'place:', 'vend:')
  expect(await answers(2)).toContain(`${report}:11:1 gabim frontmatter/unknown-field`)
})
