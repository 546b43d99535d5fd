import { beforeAll, expect, test } from 'vitest'
import { type Disk, textIn } from '../../../util/disk/disk.ts'
import { memoryDisk } from '../../../util/disk/memory.ts'
import { faultyDisk } from '../../core/testing/faulty-disk.ts'
import { copyOf, type Files, openStudioOn, siteFiles, stateOf } from './testing/studio.ts'

const report = 'content/reports/2021/index.mdx'
const other = 'content/reports/2019/index.mdx'

let files: Files = {}
beforeAll(async () => {
  files = await siteFiles()
})

type Opened = Awaited<ReturnType<typeof openStudioOn>>

async function change({ edit, addPhoto }: Opened) {
  await edit(report, { op: 'set', path: ['title'], value: 'Titull i ri' })
  await edit(report, { op: 'remove', path: ['gallery', 1] })
  await addPhoto(report, 'foto-1.jpg')
}

async function remove(studio: Opened) {
  await studio.remove(other)
}

async function removeAndRestore({ remove, publish, call }: Opened) {
  await remove(other)
  await publish(other)
  const [{ name = '' } = {}] = (await call('trash', {})).deleted
  await call('restore', { name })
}

async function changeAndRemove(studio: Opened) {
  await change(studio)
  await remove(studio)
}

/** The entries of the trash, each with all of its pictures. */
function trashOf(disk: Disk): unknown[] {
  const entries = disk.list('drafts/trash').map(({ name }) => {
    const folder = `drafts/trash/${name}`
    const { file, text } = JSON.parse(textIn(disk, `${folder}/draft.json`) ?? '{}')
    return { file, text, pictures: stateOf(disk, `${folder}/pictures`) }
  })
  return entries.toSorted((one, another) => (one.file < another.file ? -1 : 1))
}

/** Publishes all drafts on a disk that fails after some writes; returns whether the disk has not failed. */
async function publishUntil(after: number, disk: Disk): Promise<boolean> {
  const faulty = faultyDisk(disk)
  const { publish, drafts } = await openStudioOn(faulty.disk)
  faulty.fail({ after, code: 'EIO', isLasting: true })
  const ended = await publish(...drafts.all().map(({ file }) => file)).catch(() => undefined)
  return ended !== undefined && disk.list('drafts/open').length === 0
}

/** The disk on which the drafts are, and for each write the disk on which publishing them stopped there. */
async function* stopsOf(prepare: (studio: Opened) => Promise<void>): AsyncGenerator<[number, Disk]> {
  const prepared = memoryDisk(files)
  await prepare(await openStudioOn(prepared))
  const begun = copyOf(prepared)
  for (let after = 0; ; after++) {
    const disk = memoryDisk(begun)
    if (await publishUntil(after, disk)) return
    yield [after, disk]
  }
}

test.each([
  ['a change and a removal', changeAndRemove],
  ['a restored removal', removeAndRestore],
])('publish interrupted at any write goes on when repeated: %s', async (_, prepare) => {
  const whole = memoryDisk(files)
  await prepare(await openStudioOn(whole))
  expect(await publishUntil(Number.POSITIVE_INFINITY, whole)).toBe(true)
  const [published, trash] = [stateOf(whole), trashOf(whole)]
  let count = 0
  for await (const [after, disk] of stopsOf(prepare)) {
    count++
    const shown = [...(textIn(disk, report) ?? '').matchAll(/[\w-]+\.jpg/g)].map(([name]) => name)
    const missing = shown.filter((name) => !disk.entryKind(`content/reports/2021/${name}`))
    expect(missing, `shown without a file, stopped at ${after}`).toEqual([])
    const again = await openStudioOn(disk)
    const asked = again.drafts.all().map(({ file }) => file)
    // This call ends what is published; a draft that is not published as a whole stays.
    await again.call('trash', {})
    await again.publish(...asked)
    expect(stateOf(disk), `stopped at ${after}`).toEqual(published)
    expect(trashOf(disk), `stopped at ${after}`).toEqual(trash)
    expect(again.drafts.all(), `stopped at ${after}`).toEqual([])
  }
  expect(count).toBeGreaterThan(3)
})

test('interrupted removal can be undone with its photographs at any write', async () => {
  for await (const [after, disk] of stopsOf(remove)) {
    const { call, publish } = await openStudioOn(disk)
    const [{ name = '' } = {}] = (await call('trash', {})).deleted
    await call('restore', { name })
    await publish(other)
    expect(stateOf(disk), `stopped at ${after}`).toEqual(stateOf(memoryDisk(files)))
  }
})
