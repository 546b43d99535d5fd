import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that check places and colours: all that another width or scheme of the same elements can break. */
export const rulesOfLooks = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
]

/**
 * What axe finds wrong on a page, rule by rule; best without motion, or what still moves is checked half way. The
 * debugger brings axe in, once for each document: the security policy keeps scripts out.
 *
 * @param only the rules or their tags; a page that all have checked need be checked in other looks by `rulesOfLooks` alone
 */
export async function violations(page: Page, only: readonly string[] = rules): Promise<string[]> {
  const slides = page.locator('[aria-roledescription="slide"]')
  // Carousels first: the slides out of view become inert when they start, which they do with scripts alone.
  if ((await page.locator('[data-scripted]').count()) > 0 && (await slides.count()) > 1)
    await expect(slides.and(page.locator('[inert]'))).not.toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Colours of another scheme come by and by: half way they have no contrast.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  const results = await page.evaluate((tags) => {
    const { axe: tool } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<AxeResults> }
    }
    return tool.run(document, { runOnly: tags, resultTypes: ['violations'] })
  }, only)
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
