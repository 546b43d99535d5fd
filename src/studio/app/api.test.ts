import { expect, test, vi } from 'vitest'
import { patience, patienceWithMany } from '../patience.ts'
import { fakeTimeouts, unanswered } from '../testing/fake-timeouts.ts'
import { failures as words } from '../words/app.json'
import { api, Failure, importArchive } from './api.ts'

fakeTimeouts()

const photo = { file: 'content/news/a/index.mdx', revision: 1 } as Parameters<typeof api.upload>[2]

test.each<[name: string, limit: number, call: () => Promise<unknown>]>([
  ['call for a document', patience, () => api.call('documents', {})],
  ['upload', patience, () => api.upload(new Blob(), '01.jpg', photo)],
  ['call for the account', 3 * patience, () => api.call('account', {})],
  ['publication', patienceWithMany, () => api.call('publish', { files: [] })],
  ['import', patienceWithMany, () => importArchive(new Blob(), {})],
])('%s that nobody answers fails after its limit', async (_, limit, call) => {
  vi.stubGlobal('fetch', unanswered)
  const failed = vi.fn()
  call().catch(failed)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Failure(words.noConnection))
})

test('call fails after its limit when the answer begins and never ends', async () => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(body)
  })
  const failed = vi.fn()
  api.call('documents', {}).catch(failed)
  await vi.advanceTimersByTimeAsync(patience)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Failure(words.noConnection))
})
