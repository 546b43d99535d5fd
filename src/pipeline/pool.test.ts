import { afterAll, expect, test, vi } from 'vitest'
import { checkJob, type Job } from '../check/check-documents.ts'
import { goodFiles } from '../check/testing/good-site.ts'
import { checkIn } from './checking/checking.ts'
import { createPool } from './pool.ts'

// Long, for a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const pool = createPool()
afterAll(() => pool.close())

async function jobsOf(count: number): Promise<Job[]> {
  const file = 'content/projects/2017-fletorja.mdx'
  const text = new TextDecoder().decode(await (await goodFiles()).read(file))
  return Array.from({ length: count }, (_, index) => ({
    document: {
      kind: 'project',
      file: `content/projects/2017-${index}.mdx`,
      folder: 'content/projects',
      pictures: [],
    },
    bytes: new TextEncoder().encode(text.replace(/^title: .*$/m, `title: Projekti ${index} "i hapur"`)),
    pictures: new Map(),
  }))
}

test.each([
  ['several threads', 1],
  ['this thread', 1000],
])('%s write the same records in the same order', async (_who, fewest) => {
  const jobs = await jobsOf(120)
  const alone = jobs.map((job) => checkJob(job, true))
  expect(await checkIn(pool, { fewest })(jobs, { withTexts: true })).toEqual(alone)
})

test.each([1, 1000])(
  'a fault of the program comes to light (from %i documents on in threads)',
  async (fewest) => {
    const [job] = await jobsOf(1)
    const broken = { ...job, bytes: undefined } as unknown as Job
    await expect(checkIn(pool, { fewest })([broken], { withTexts: false })).rejects.toThrow()
  },
)

test('without documents there is nothing to do', async () => {
  expect(await checkIn(pool, { fewest: 1 })([], { withTexts: false })).toEqual([])
})
