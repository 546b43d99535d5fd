import { expect, test, vi } from 'vitest'
import { goodContent } from '../check/testing/good-site.ts'
import { findFeed } from './files.ts'

test("file watcher keeps the code's files when the site address cannot be read", async () => {
  vi.stubEnv('SITE_URL', 'no address')
  try {
    const state = { begin: async () => undefined, content: await goodContent() }
    const find = (path: string) => findFeed(path, state, async () => '')
    expect(await find('src/studio/words/app.json')).toBeUndefined()
    expect(await find('robots.txt')).toContain('http://localhost')
  } finally {
    vi.unstubAllEnvs()
  }
})
