import { lazy, type ReactNode, Suspense } from 'react'
import { expect, test } from 'vitest'
import { pageMarkup } from './page-markup.tsx'

const page = (main: ReactNode) => (
  <html lang="sq">
    <head>
      <title>Kreu</title>
      <meta name="description" content="Dielli, era e „uji“" />
    </head>
    <body>
      <main>{main}</main>
    </body>
  </html>
)

/** A component that suspends on its first render. */
const late = (text: string) => lazy(async () => ({ default: () => <p>{text}</p> }))

function Failing(): ReactNode {
  throw new Error('Pjesa nuk u gjet')
}

test('pageMarkup renders a complete document', async () => {
  const document = page([
    <h1 key="title">Energji &amp; klimë {2024}</h1>,
    <Suspense key="part" fallback="…">
      <p>
        {'a'} &lt; {'b'}
      </p>
    </Suspense>,
  ])
  const markup = await pageMarkup(document)
  expect(markup).toContain('<!DOCTYPE html><html lang="sq"><head>')
  expect(markup).toContain('<h1>Energji &amp; klimë <!-- -->2024</h1>')
})

test('pageMarkup waits for a lazy component with and without a fallback', async () => {
  const Late = late('Erdhi vonë.')
  const Later = late('Erdhi më vonë.')
  const waiting = (
    <Suspense fallback={<p>Prisni.</p>}>
      <Late />
    </Suspense>
  )
  expect(await pageMarkup(page(waiting))).toContain('<p>Erdhi vonë.</p>')
  expect(await pageMarkup(page(waiting))).not.toContain('Prisni.')
  expect(await pageMarkup(page(<Later />))).toContain('<main><p>Erdhi më vonë.</p></main>')
})

test('pageMarkup throws the error of a component also inside Suspense', async () => {
  await expect(pageMarkup(page(<Failing />))).rejects.toThrow('Pjesa nuk u gjet')
  const replaced = (
    <Suspense fallback={<p>Prisni.</p>}>
      <Failing />
    </Suspense>
  )
  await expect(pageMarkup(page(replaced))).rejects.toThrow('Pjesa nuk u gjet')
})
