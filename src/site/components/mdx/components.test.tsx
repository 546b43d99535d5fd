import type { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CompiledBody } from '../../../model/document-kinds.ts'
import { DocumentPictures, mdxComponents } from './components.tsx'
import { MdxBody } from './MdxBody.tsx'

const { Figure, Note, a: TextLink } = mdxComponents

const pictures = { '03.jpg': { key: '2024-03.1a2b3c4d', width: 1600, height: 1067, tone: 4, alt: '' } }

test('Figure shows the picture of the document with the description of the editor', () => {
  const html = renderToStaticMarkup(
    <DocumentPictures value={pictures}>
      <Figure file="03.jpg" alt="Ilustrim: një mulli me erë" caption="Era e mbrëmjes" />
    </DocumentPictures>,
  )
  expect(html).toContain('alt="Ilustrim: një mulli me erë"')
  expect(html).toContain('/pictures/2024-03.1a2b3c4d-895.jpg')
  expect(html).toContain('Era e mbrëmjes</figcaption>')
})

test('Figure names its file when the picture is missing', () => {
  expect(() => renderToStaticMarkup(<Figure file="99.jpg" alt="Ilustrim: asgjë" />)).toThrow(
    '<Figure file="99.jpg">: the document has no picture of this name',
  )
})

test('Note is labelled by its title', () => {
  const html = renderToStaticMarkup(<Note title="Mbani mend">Mbylleni dritaren.</Note>)
  const id = /aria-labelledby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('Mbani mend</p>')
})

test('TextLink marks a link to another site by its rel attribute only', () => {
  expect(renderToStaticMarkup(<TextLink href="https://www.example.org/">burimi</TextLink>)).toBe(
    '<a href="https://www.example.org/" rel="noopener external">burimi</a>',
  )
})

test('TextLink leaves mail, telephone and anchor links unchanged', () => {
  for (const href of ['mailto:info@example.org', 'tel:+38300000001', '#dita-2']) {
    expect(renderToStaticMarkup(<TextLink href={href}>këtu</TextLink>)).toBe(`<a href="${href}">këtu</a>`)
  }
})

test('body renders links by the site component and is compiled only once', () => {
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
