import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { paths } from '../../paths.ts'
import { serveStatic } from '../../serve/server.ts'
import { findBrowser } from '../../setup/browser.ts'
import { median } from '../median.ts'
import type { PageFigures } from './figures.ts'
import { interactions, measureInteraction } from './interactions.ts'
import { createLighthouse, type Run } from './lighthouse.ts'
import { copyWithoutScripts } from './plain-copy.ts'

/** One page of each kind. */
const pageKinds = ['/', '/summer-school', '/blog/1', '/information-blog/1', '/projects', '/about', '/kerko']

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Measures pages of the built site in `dist/`, served as `npm run preview` does, with the installed browser.
 * Every figure is the median of `runs`.
 *
 * @param say receives a line before each page
 */
export async function benchPages({
  pages = pageKinds,
  runs,
  port,
  say,
}: {
  pages?: readonly string[]
  runs: number
  /** Where the browser listens to Lighthouse. */
  port: number
  say: (line: string) => void
}): Promise<PageFigures[]> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`],
  })
  const plainDir = join(paths.cache, 'bench-pages')
  await copyWithoutScripts(paths.dist, plainDir)
  const servers = await Promise.all([serveStatic({ dir: paths.dist }), serveStatic({ dir: plainDir })])
  const [origin = '', plainOrigin = ''] = servers.map(({ url }) => url.replace(/\/$/, ''))
  const times = Array.from({ length: runs })
  try {
    const lighthouse = await createLighthouse(port, say)
    const figures: PageFigures[] = []
    for (const path of pages) {
      say(path)
      const full: Run[] = []
      const plain: Run[] = []
      // By turns, so that what else the machine does meets both alike.
      for (const _ of times) {
        full.push(await lighthouse(origin + path, categories))
        plain.push(await lighthouse(plainOrigin + path, ['performance']))
      }
      const score = (name: string) => median(full.map(({ scores }) => scores[name] ?? 0))
      const answers = new Map<string, number>()
      for (const interaction of interactions.filter((one) => one.path === path)) {
        const durations: number[] = []
        for (const _ of times) durations.push(await measureInteraction(browser, origin, interaction))
        answers.set(interaction.name, median(durations))
      }
      figures.push({
        path,
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        largestPaint: median(full.map(({ largestPaint }) => largestPaint)),
        largestPaintPlain: median(plain.map(({ largestPaint }) => largestPaint)),
        layoutShift: median(full.map(({ layoutShift }) => layoutShift)),
        blocking: median(full.map(({ blocking }) => blocking)),
        interactions: answers,
      })
    }
    return figures
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.close()))
  }
}
