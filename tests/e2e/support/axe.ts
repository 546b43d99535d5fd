import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about positions and colours, which are the only ones that another width or scheme can break. */
export const rulesOfLooks = [
  'color-contrast',
  'target-size',
  'link-in-text-block',
  'scrollable-region-focusable',
]

/**
 * The violations that axe finds on a page, by rule. Use it without motion, because it would scan moving elements half
 * way. The debugger injects axe once for each document, because the security policy blocks scripts.
 *
 * @param only the rules or their tags; after a scan with all rules, other looks of a page need only `rulesOfLooks`
 */
export async function violations(page: Page, only: readonly string[] = rules): Promise<string[]> {
  const slides = page.locator('[aria-roledescription="slide"]')
  // Carousels first, because scripts start them, and hidden slides become inert only then.
  if ((await page.locator('[data-scripted]').count()) > 0 && (await slides.count()) > 1)
    await expect(slides.and(page.locator('[inert]'))).not.toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Colours of another scheme change gradually, and have no contrast half way.
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
