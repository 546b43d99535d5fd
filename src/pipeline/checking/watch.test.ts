import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { edit, startCheck } from './testing/command.ts'

const report = 'content/reports/2021/index.mdx'
const waiting = 'Po priten ndryshimet; Ctrl+C e ndal kontrollin.\n\n'
let root: string
let running: ReturnType<typeof startCheck>

beforeEach(async () => {
  root = await copyGoodSite()
  running = startCheck([`--root=${root}`, '--watch'])
  await answers(1)
})

afterEach(async () => {
  running.child.kill('SIGKILL')
  await rm(root, { recursive: true })
})

/** Waits until the check has printed `count` answers; returns the last one. */
async function answers(count: number): Promise<string> {
  await expect.poll(() => running.printed.out.split(waiting).length - 1, { timeout: 20_000 }).toBe(count)
  return running.printed.out.split(waiting).at(-2) ?? ''
}

test('answers after each save, and ends on Ctrl+C with the code of the last answer', async () => {
  await edit(root, report, 'place:', 'vend:')
  expect(await answers(2)).toContain(`${report}:11:1 gabim frontmatter/unknown-field`)
  await edit(root, report, 'vend:', 'place:')
  expect(await answers(3)).toBe('Përmbajtja është në rregull.\n\n')
  running.child.kill('SIGINT')
  expect((await running.ended).code).toBe(0)
}, 60_000)

test('sees a file that an editor puts in the place of the old one, and new and removed folders', async () => {
  await edit(root, report, 'place:', 'vend:')
  await answers(2)
  await writeFile(join(root, '.draft'), 'x')
  await rename(join(root, '.draft'), join(root, report))
  expect(await answers(3)).toContain(`${report}:1:1 gabim frontmatter/missing`)
  await mkdir(join(root, 'content/lajme'))
  await writeFile(join(root, 'content/lajme/a.mdx'), 'x')
  await expect.poll(() => running.printed.out, { timeout: 20_000 }).toContain('content/lajme/a.mdx:1:1')
  const before = running.printed.out.length
  await rm(join(root, 'content/lajme'), { recursive: true })
  await expect
    .poll(() => running.printed.out.slice(before).split(waiting).at(-2), { timeout: 20_000 })
    .not.toContain('content/lajme')
  running.child.kill('SIGTERM')
  expect((await running.ended).code).toBe(1)
}, 60_000)

test('the last answer tells of the last of many quick saves', async () => {
  for (let save = 0; save < 11; save++) {
    const [from, to] = save % 2 === 0 ? ['place:', 'vend:'] : ['vend:', 'place:']
    await edit(root, report, from ?? '', to ?? '')
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  await expect
    .poll(() => running.printed.out.split(waiting).at(-2), { timeout: 20_000 })
    .toContain('frontmatter/unknown-field')
  running.child.kill('SIGINT')
  expect((await running.ended).code).toBe(1)
}, 60_000)

test('does not answer to hidden files, such as the drafts of an atomic write', async () => {
  for (const hidden of ['.index.mdx.swp', '.DS_Store', 'Thumbs.db', 'desktop.ini'])
    await writeFile(join(root, 'content/reports/2021', hidden), 'x')
  // Waits several times as long as an answer takes: an earlier edit would count as the same save.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await edit(root, report, 'place:', 'vend:')
  expect(await answers(2)).toContain(`${report}:11:1 gabim frontmatter/unknown-field`)
  running.child.kill('SIGINT')
  expect((await running.ended).code).toBe(1)
}, 60_000)
