import type { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CompiledBody } from '../../../model/document-kinds.ts'
import { DocumentPictures, mdxComponents } from './components.tsx'
import { MdxBody } from './MdxBody.tsx'

const { Figure, Note, a: TextLink } = mdxComponents

const pictures = { '03.jpg': { key: '2024-03.1a2b3c4d', width: 1600, height: 1067, tone: 4, alt: '' } }

test('a figure shows the picture of the document under the words of the editor', () => {
  const html = renderToStaticMarkup(
    <DocumentPictures value={pictures}>
      <Figure file="03.jpg" alt="Ilustrim: një mulli me erë" caption="Era e mbrëmjes" />
    </DocumentPictures>,
  )
  expect(html).toContain('alt="Ilustrim: një mulli me erë"')
  expect(html).toContain('/pictures/2024-03.1a2b3c4d-895.jpg')
  expect(html).toContain('Era e mbrëmjes</figcaption>')
})

test('a figure whose picture is missing says which one', () => {
  expect(() => renderToStaticMarkup(<Figure file="99.jpg" alt="Ilustrim: asgjë" />)).toThrow(
    '<Figure file="99.jpg">: the document has no picture of this name',
  )
})

test('a note is named by its title', () => {
  const html = renderToStaticMarkup(<Note title="Mbani mend">Mbylleni dritaren.</Note>)
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('Mbani mend</p>')
})

test('a link to another site says so to the browser and to no one else', () => {
  expect(renderToStaticMarkup(<TextLink href="https://www.example.org/">burimi</TextLink>)).toBe(
    '<a href="https://www.example.org/" rel="noopener external">burimi</a>',
  )
})

test('links to a mail address, a number and a place on the page stay as they are', () => {
  for (const href of ['mailto:info@example.org', 'tel:+38300000001', '#dita-2']) {
    expect(renderToStaticMarkup(<TextLink href={href}>këtu</TextLink>)).toBe(`<a href="${href}">këtu</a>`)
  }
})

test('a body shows its links by the component of the site, and is compiled once however often it is shown', () => {
  let times = 0
  const compiled = (({
    jsx,
    useMDXComponents,
  }: {
    jsx: typeof createElement
    useMDXComponents: () => { a: string }
  }) => {
    times++
    return {
      default: () => jsx(useMDXComponents().a, { href: 'https://www.example.org/', children: 'burimi' }),
    }
  }) as CompiledBody
  const html = renderToStaticMarkup(<MdxBody compiled={compiled} />)
  expect(html).toContain('rel="noopener external"')
  expect(renderToStaticMarkup(<MdxBody compiled={compiled} />)).toBe(html)
  expect(times).toBe(1)
})
