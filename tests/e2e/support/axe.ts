import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on a page, rule by rule; best without motion, or what still moves is judged half way. The
 * debugger brings axe in: the security policy keeps scripts out.
 */
export async function violations(page: Page): Promise<string[]> {
  const slides = page.locator('[aria-roledescription="slide"]')
  // Carousels first: the slides out of view become inert when they start.
  if ((await slides.count()) > 1) await expect(slides.and(page.locator('[inert]'))).not.toHaveCount(0)
  await page.evaluate(axe)
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
  }, rules)
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
