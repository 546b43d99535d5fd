import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../../src/util/paths.ts'
import { kinds } from '../support/content.ts'
import { expect, tablet, test, visit } from '../support/test.ts'

// That no page asks another host for anything is part of every browser test: support/test.ts.
test.describe('what a visit leaves behind', { tag: '@once' }, () => {
  test.use(tablet)

  test('no cookie and nothing that outlives the session, which keeps scroll positions alone', async ({
    page,
    context,
  }) => {
    for (const path of kinds) await visit(page, path)
    await visit(page, '/blog/8?foto=1')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    expect(await context.cookies()).toEqual([])
    const left = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: 'caches' in window ? await caches.keys() : [],
      workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    }))
    expect(left).toEqual({ local: [], databases: [], caches: [], workers: 0 })
    const keys = await page.evaluate(() => Object.keys(sessionStorage))
    expect(keys.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([])
  })

  test('no published script writes a cookie or reports to anybody', () => {
    const folder = join(paths.dist, 'assets')
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    for (const name of scripts) {
      const text = readFileSync(join(folder, name), 'utf8')
      expect.soft(text, name).not.toMatch(/document\.cookie|sendBeacon|localStorage|XMLHttpRequest|WebSocket/)
    }
  })
})
