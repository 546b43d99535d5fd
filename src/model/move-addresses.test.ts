import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function rebaseUnder(base: string, html: string): Promise<string> {
  vi.stubEnv('BASE_URL', base)
  vi.resetModules()
  return (await import('./rebase.ts')).rebase(html)
}

const html =
  '<a href="/projects">p</a> <a href="https://a.org/">x</a> <img src="/pictures/a-864.jpg" srcset="/pictures/a-320.webp 320w, /pictures/a-448.webp 448w">'

test('at the root nothing changes', async () => {
  expect(await rebaseUnder('/', html)).toBe(html)
})

test('under a base path every root-relative address moves below it', async () => {
  expect(await rebaseUnder('/energjia/', html)).toBe(
    '<a href="/energjia/projects">p</a> <a href="https://a.org/">x</a> <img src="/energjia/pictures/a-864.jpg" srcset="/energjia/pictures/a-320.webp 320w, /energjia/pictures/a-448.webp 448w">',
  )
})
