import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Components that depend on the address of their own page, or render nothing, and where to see them. */
const seenOnTheirPage = {
  'site/components/frame/RouteAnnouncer.tsx': 'every page, heard and not seen',
  'site/components/projects/ProjectTimeline.tsx': '/projects',
  'site/components/search/SearchPanel.tsx': '/kerko',
  'site/components/search/SiteList.tsx': '/kerko',
}

test('catalogue shows every component except those listed with their page', () => {
  const shown = reachedFrom('catalogue/main.tsx', (file) => !file.startsWith('site/routes/'))
  const components = readdirSync(join(source, 'site', 'components'), { recursive: true, encoding: 'utf8' })
    .map((name) => `site/components/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  expect(components.filter((name) => !shown.has(name)).sort()).toEqual(Object.keys(seenOnTheirPage))
})

test('catalogue is not reached by the published site', () => {
  const published = [...reachedFrom('site/app/entry-client.tsx'), ...reachedFrom('site/app/entry-server.tsx')]
  expect(published).toContain('site/components/frame/Header.tsx')
  expect(published).toContain('site/components/projects/ProjectTimeline.tsx')
  expect(published.filter((file) => file.startsWith('catalogue/'))).toEqual([])
})

/** The files below src/ that a file imports, statically or dynamically, directly or through others. */
function reachedFrom(start: string, follows: (file: string) => boolean = () => true): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !follows(file)) continue
    reached.add(file)
    const path = join(source, file)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)) {
      const imported = relative(source, join(dirname(path), name)).replaceAll('\\', '/')
      waiting.push(...[imported, `${imported}.tsx`].filter((each) => isFile(join(source, each))))
    }
  }
  return reached
}

/** Some routes have files and folders of the same name. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
