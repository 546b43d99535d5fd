import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { FileChanges } from '../../src/check/testing/overlay.ts'
import { componentNames } from '../../src/model/editor-components.ts'
import { guideFile } from '../../src/tools/editors/guide.ts'
import { describe, problemsOfChange } from './rules/fixture.ts'
import { newsPost } from './rules/samples.ts'

/** The components that stand on lines of their own; `span` is written within a sentence. */
const blocks = componentNames.filter((name) => name !== 'span')

const guide = await readFile(guideFile, 'utf8')

/** The examples in a language after the first heading that begins with a text. */
function examplesBelow(heading: string, language = 'mdx'): string[] {
  const start = guide.indexOf(`\n${heading}`)
  if (start === -1) throw new Error(`${guideFile} has no heading „${heading}“.`)
  return [...guide.slice(start).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, block = '']) => block,
  )
}

/** Problems of the good site with additional files. */
async function problemsWith(files: FileChanges): Promise<string[]> {
  return (await problemsOfChange({ files })).map(describe)
}

/** A one-day report without mistakes in its fields. */
function report(body: string, gallery = '  - { file: 01.jpg, alt: Dita }\n'): string {
  return `---
id: 3
year: 2024
title: Dita e vetme
description: Një ditë e vetme me pak fjalë, sa për të provuar shembujt që redaktorët i kopjojnë nga udhëzuesi.
date: 21 Nëntor 2024
start: 2024-11-21
end: 2024-11-21
author: Klubi
readTime: 1 minutë lexim
cover: { file: 01.jpg, alt: Dita }
gallery:
${gallery}---

${body}`
}

const [reportBody = ''] = examplesBelow('## Si shtohet një raport')

test('guide example of a project is valid under the name in the guide', async () => {
  const [example = ''] = examplesBelow('## Si shtohet një projekt')
  const [, name = ''] = /skedari `([^`]+\.mdx)`:\n\n```mdx/.exec(guide) ?? []
  expect(name).not.toBe('')
  expect(await problemsWith({ [`content/projects/${name}`]: example.replace(/^id: \d+/m, 'id: 3') })).toEqual(
    [],
  )
})

test('guide example of a document is valid', async () => {
  const [example = ''] = examplesBelow('## Si duket një dokument')
  const file = 'content/projects/2025-titulli.mdx'
  expect(await problemsWith({ [file]: example.replace(/^id: \d+/m, 'id: 3') })).toEqual([])
})

test('guide example of a report text is valid', async () => {
  const files = { 'content/reports/2024/index.mdx': report(reportBody), 'content/reports/2024/01.jpg': '' }
  expect(await problemsWith(files)).toEqual([])
})

test('guide example of a gallery is valid', async () => {
  const [, entries = ''] = /^gallery:\n(.*)$/s.exec(examplesBelow('## Fotot', 'yaml')[0] ?? '') ?? []
  const pictures = ['01', '07', '08'].map((name) => [`content/reports/2024/${name}.jpg`, ''])
  const file = { 'content/reports/2024/index.mdx': report(reportBody, entries) }
  expect(await problemsWith({ ...Object.fromEntries(pictures), ...file })).toEqual([])
})

/** Problems of the guide's report with an example in it. */
async function problemsWithin(example: string, pictures = ['01']): Promise<string[]> {
  const body = reportBody.replace('\n## Përfundim', `\n${example}\n## Përfundim`)
  const files = Object.fromEntries(pictures.map((picture) => [`content/reports/2024/${picture}.jpg`, '']))
  return await problemsWith({ ...files, 'content/reports/2024/index.mdx': report(body) })
}

test.each(blocks)('guide example of %s is valid', async (name) => {
  const [example = ''] = examplesBelow(`### ${name} `)
  expect(example).toContain(`<${name}`)
  // The editor completes the address of a video.
  const filled = example.replace('watch?v=…', 'watch?v=dita')
  expect(await problemsWithin(filled, name === 'Figure' ? ['01', '03'] : ['01'])).toEqual([])
})

test('guide example of a VideoCard is refused until its address is filled in', async () => {
  const [example = ''] = examplesBelow('### VideoCard ')
  expect(await problemsWithin(example)).toEqual([expect.stringMatching(/ mdx\/property-value$/)])
})

test('guide example of a post text is valid', async () => {
  const [example = ''] = examplesBelow('## Si shtohet një lajm', 'html')
  const pictures = ['01', '02'].map((name) => [`content/news/dita-e-re/${name}.jpg`, ''])
  const files = { ...Object.fromEntries(pictures), 'content/news/dita-e-re/index.mdx': newsPost(2, example) }
  expect(await problemsWith(files)).toEqual([])
})
