import { join } from 'node:path'
import { paths } from '../../../src/util/paths.ts'
import { kinds } from '../support/content.ts'
import { sum, weighPage, weightOf } from '../support/page-weight.ts'
import { expect, test } from '../support/test.ts'

/**
 * Brotli kB of code that each kind of page may load, the carousel's engine included. React and the router are 73 kB of
 * them and the engine 18 kB. Modules of content are not counted, because a longer report is no mistake. They may weigh
 * as much as the page with the same text. Only the modules of this site's content keep a page below `inAll`. Lower a
 * bound if a page stays below it by half a kB.
 */
const kilobytes: Record<(typeof kinds)[number], number> = {
  '/': 110.4,
  '/summer-school': 85.2,
  '/blog/1': 110.1,
  '/information-blog/2': 108.2,
  '/projects': 86,
  '/about': 84.8,
  '/en': 84.8,
  '/kerko': 87.2,
}

/** Brotli kB of code and content together: of a page with a gallery, and of one without. */
const inAll = { gallery: 115.7, text: 89.75 }

test.describe('budgets', { tag: '@once' }, () => {
  test('page of every kind stays within its budget of code, files and 12 kB of styles', async () => {
    for (const path of kinds) {
      const { scripts, styles } = await weighPage(paths.dist, fileOf(path))
      const isContent = (script: string) => script.startsWith('/data/')
      const content = new Map([...scripts].filter(([script]) => isContent(script)))
      const code = new Map([...scripts].filter(([script]) => !isContent(script)))
      expect.soft(sum(code), path).toBeGreaterThan(80_000)
      expect.soft(sum(code), path).toBeLessThanOrEqual((kilobytes[path] ?? 0) * 1000)
      expect.soft(sum(styles), path).toBeLessThanOrEqual(12_000)
      expect.soft(sum(content), path).toBeGreaterThan(0)
      expect.soft(sum(content), path).toBeLessThanOrEqual(await weightOf(join(paths.dist, fileOf(path))))
      const hasEngine = [...scripts.keys()].some((script) => script.includes('/engine-'))
      expect.soft(sum(scripts), path).toBeLessThanOrEqual((hasEngine ? inAll.gallery : inAll.text) * 1000)
      expect.soft(hasEngine, path).toBe(/^\/($|blog|information-blog)/.test(path))
      // A gallery has its own file, and its engine and the ids of all documents one each.
      expect.soft(scripts.size, path).toBeLessThanOrEqual(hasEngine ? 7 : 5)
    }
  })

  test('page of one document loads no list of documents', async () => {
    for (const path of ['/', '/blog/1', '/information-blog/1', '/about']) {
      const { scripts } = await weighPage(paths.dist, fileOf(path))
      const list = /\/data\/(?:titles|projects|search|lists)\b/
      expect
        .soft(
          [...scripts.keys()].filter((script) => list.test(script)),
          path,
        )
        .toEqual([])
    }
  })
})

function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`
}
