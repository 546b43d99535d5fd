import { expect, test, vi } from 'vitest'
import { patience, patienceWithMany } from '../patience.ts'
import { fakeTimeouts, unanswered } from '../testing/fake-timeouts.ts'
import { failures as words } from '../words/app.json'
import { api, Failure, importArchive } from './api.ts'

fakeTimeouts()

/** A page with the token of a studio on this computer, and the network that answers it. */
function openPage(network: typeof fetch): void {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'token' }) })
  vi.stubGlobal('window', { location: { pathname: '/studio' } })
  vi.stubGlobal('fetch', network)
}

const photo = { file: 'content/news/a/index.mdx', revision: 1 } as Parameters<typeof api.upload>[2]

test.each<[name: string, limit: number, call: () => Promise<unknown>]>([
  ['call for a document', patience, () => api.call('documents', {})],
  ['upload', patience, () => api.upload(new Blob(), '01.jpg', photo)],
  ['call for the account', 3 * patience, () => api.call('account', {})],
  ['publication', patienceWithMany, () => api.call('publish', { files: [] })],
  ['import', patienceWithMany, () => importArchive(new Blob(), {})],
])('%s that nobody answers fails after its limit', async (_, limit, call) => {
  openPage(unanswered)
  const failed = vi.fn()
  call().catch(failed)
  await vi.advanceTimersByTimeAsync(limit - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Failure(words.noConnection))
})

test('call fails after its limit when the answer begins and never ends', async () => {
  openPage(async (_, init) => {
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

test('call fails after its limit when the page with the new token does not come', async () => {
  openPage(async (address, init) =>
    String(address).includes('/api/') ? new Response('{}', { status: 403 }) : await unanswered(address, init),
  )
  const failed = vi.fn()
  api.call('documents', {}).catch(failed)
  await vi.advanceTimersByTimeAsync(patience)
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Failure(words.noConnection))
})
