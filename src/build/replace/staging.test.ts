import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaging } from './staging.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'staging-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

test('a build removes what an interrupted one left, and leaves the folder of one at work', async () => {
  await mkdir(join(parent, '999999999-abc'))
  await mkdir(join(parent, `${process.pid}-xyz`))
  const staging = await createStaging(parent)
  expect((await readdir(parent)).sort()).toEqual(
    [`${process.pid}-xyz`, staging.slice(parent.length + 1)].sort(),
  )
})

test('among other things only folders of builds that are gone are removed', async () => {
  const others = ['.dist.building-', '.dist.building-999999999-my copy', 'dist', '999999999-abc']
  for (const name of [...others, '.dist.building-999999999-aB3xYz']) await mkdir(join(parent, name))
  const staging = await createStaging(parent, '.dist.building-')
  expect((await readdir(parent)).sort()).toEqual([...others, staging.slice(parent.length + 1)].sort())
})
