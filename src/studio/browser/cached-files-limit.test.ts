import { expect, test, vi } from 'vitest'
import { patience } from '../patience.ts'
import { fakeTimeouts, unanswered } from '../testing/fake-timeouts.ts'
import { openCachedFiles } from './cached-files.ts'

fakeTimeouts()

test('service worker shows cached files after a minute without network data', async () => {
  const { fileOf, pageOf } = openCachedFiles(
    { match: async () => new Response('kept'), put: async () => undefined },
    unanswered,
  )
  const shown = vi.fn()
  pageOf(new Request('https://studio.example.org/')).then(shown)
  fileOf(new Request('https://studio.example.org/studio/content.json')).then(shown)
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toHaveBeenCalledTimes(2)
})
