import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { checkDocument } from '../../../src/check/documents/check.ts'
import { change, readGood } from '../../../src/check/testing/good-site.ts'
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
  const { default: Body } = await evaluate(harmlessMdx.join('\n\n'), runtime)
  return renderToStaticMarkup(createElement(Body))
}
