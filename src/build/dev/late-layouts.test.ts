import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routeFiles } from '../route-options.ts'
import { loadLate } from './late-layouts.ts'

test('loads the layouts of a route when they are rendered, and everything else as it is written', () => {
  const route = `import { words } from '../../content/index.ts'
import { AboutLayout } from '../../layouts/AboutLayout.tsx'

export const Route = AboutLayout
`
  expect(
    loadLate(route),
  ).toBe(`import { lazy as lateLayout } from 'react';import { words } from '../../content/index.ts'
const AboutLayout = lateLayout(() => import('../../layouts/AboutLayout.tsx').then((module) => ({ default: module.AboutLayout })))

export const Route = AboutLayout
`)
})

test('finds the layouts of every page as the routes write them', () => {
  const pages = readdirSync(join(routeFiles.folder, '_site'))
  for (const page of pages) {
    const late = loadLate(readFileSync(join(routeFiles.folder, '_site', page), 'utf8'))
    expect([page, late.match(/ from '[^']*\/layouts\//g)]).toEqual([page, null])
  }
})
