import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { checkJob, type Job } from '../../content/compile/index.ts'
import { goodFiles } from '../../content/compile/testing/good-site.ts'
import { paths } from '../paths.ts'
import { bundleScript } from '../setup/bundle.mjs'
import { createCrew } from './crew.ts'

vi.mock('../../content/compile/index.ts', { spy: true })
vi.mock('../setup/bundle.mjs', { spy: true })
vi.mock('node:worker_threads', { spy: true })

// However busy the machine is.
vi.setConfig({ testTimeout: 120_000 })

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

test('several threads write the same records in the same order as one', async () => {
  const jobs = await jobsOf(120)
  const alone = jobs.map((job) => checkJob(job, true))
  expect(await createCrew({ cores: 3, worth: 1 })(jobs, { withTexts: true })).toEqual(alone)
})

test('a thread that stands by leaves the documents to the others', async () => {
  const jobs = await jobsOf(40)
  const alone = jobs.map((job) => checkJob(job, true))
  vi.mocked(checkJob).mockClear()
  expect(await createCrew({ cores: 3, worth: 1, standsBy: true })(jobs, { withTexts: true })).toEqual(alone)
  expect(checkJob).not.toHaveBeenCalled()
})

test.each([
  ['there are no others', 1, undefined],
  ['the others cannot be made', 2, () => Promise.reject(new Error('tried'))],
  ['the others fail', 2, () => Promise.resolve('/there/is/no/such/thread.mjs')],
])('a thread that stands by checks the documents where %s', async (_where, cores, bundle) => {
  if (bundle) vi.mocked(bundleScript).mockImplementationOnce(bundle)
  const jobs = await jobsOf(40)
  const alone = jobs.map((job) => checkJob(job, true))
  expect(await createCrew({ cores, worth: 1, standsBy: true })(jobs, { withTexts: true })).toEqual(alone)
})

test('a fault of the program comes to light, and no thread stays that would keep the command from ending', async () => {
  const script = fileURLToPath(new URL('crew-thread.ts', import.meta.url))
  const file = await bundleScript({ script, folder: join(paths.cache, 'scripts'), apart: true })
  vi.mocked(bundleScript).mockResolvedValueOnce(file)
  vi.mocked(Worker).mockClear()
  vi.mocked(checkJob).mockImplementation(() => {
    if (vi.mocked(Worker).mock.results.length > 0) throw new Error('tried')
    return ''
  })
  const checked = createCrew({ cores: 3, worth: 1 })(await jobsOf(40), { withTexts: false })
  await expect(checked).rejects.toThrow('tried')
  vi.mocked(checkJob).mockReset()
  const threads = vi.mocked(Worker).mock.results.map(({ value }) => value as Worker)
  // What Node says of a thread that has ended.
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1])
})

test('without documents there is nothing to do', async () => {
  expect(await createCrew({ cores: 2, worth: 1 })([], { withTexts: false })).toEqual([])
})
