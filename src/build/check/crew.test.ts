import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { checkJob, type Job } from '../../content/compile/index.ts'
import { goodFiles } from '../../content/compile/testing/good-site.ts'
import { createCrew, prepareThreads } from './crew.ts'

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
  const check = vi.fn(checkJob)
  const crew = createCrew({ cores: 3, worth: 1, standsBy: true, check })
  expect(await crew(jobs, { withTexts: true })).toEqual(alone)
  expect(check).not.toHaveBeenCalled()
})

test.each([
  ['there are no others', 1, () => Promise.reject(new Error('asked for others'))],
  ['the others cannot be made', 2, () => Promise.reject(new Error('tried'))],
  ['the others fail', 2, () => Promise.resolve(() => new Worker('/there/is/no/such/thread.mjs'))],
])('a thread that stands by checks the documents where %s', async (_where, cores, prepare) => {
  const jobs = await jobsOf(40)
  const alone = jobs.map((job) => checkJob(job, true))
  const crew = createCrew({ cores, worth: 1, standsBy: true, prepare })
  expect(await crew(jobs, { withTexts: true })).toEqual(alone)
})

test('a fault of the program comes to light, and no thread stays that would keep the command from ending', async () => {
  const start = await prepareThreads()
  const threads: Worker[] = []
  const prepare = () =>
    Promise.resolve(() => {
      const thread = start()
      threads.push(thread)
      return thread
    })
  const check = () => {
    if (threads.length > 0) throw new Error('tried')
    return ''
  }
  const checked = createCrew({ cores: 3, worth: 1, prepare, check })(await jobsOf(40), { withTexts: false })
  await expect(checked).rejects.toThrow('tried')
  // What Node says of a thread that has ended.
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1])
})

test('without documents there is nothing to do', async () => {
  expect(await createCrew({ cores: 2, worth: 1 })([], { withTexts: false })).toEqual([])
})
