import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '../../../src/build/paths.ts'
import { checkDocument } from '../../../src/content/compile/documents/check.ts'
import { change, readGood } from '../../../src/content/compile/testing/good-site.ts'
import { harmless } from '../../content/scripts/harmless.ts'
import { harmlessMdx } from '../../content/scripts/mdx-payloads.ts'

/** The accepted texts of the collection as a news post publishes them: checked, picture addresses filled in. */
export async function harmlessHtml(): Promise<string> {
  const { text, document, pictures } = await readGood('news')
  const bytes = new TextEncoder().encode(change(text, ['<hr>', `<hr>${harmless.join('\n')}<hr>`]))
  const { result } = checkDocument(document, bytes, pictures)
  if (result?.kind !== 'news' || result.entry === undefined) throw new Error('The check refuses them.')
  return result.entry.content.split('<hr>')[1] ?? ''
}

/** The accepted texts of the collection as MDX renders them. */
export async function harmlessMarkdown(): Promise<string> {
  const { transform } = mdx()
  const compile = transform as (code: string, id: string) => Promise<{ code: string }>
  const { code } = await compile(harmlessMdx.join('\n\n'), '/harmless.mdx')
  // Below the project, so that its imports find React.
  const folder = join(paths.cache, 'test')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'harmless.mjs')
  await writeFile(file, code)
  const { default: Body } = (await import(file)) as { default: () => React.ReactNode }
  return renderToStaticMarkup(createElement(Body))
}
