import { expect, test } from 'vitest'
import { widthsOf } from '../../model/pictures/widths.ts'
import { createSource } from '../source.ts'
import { readGood } from '../testing/good-site.ts'
import { checkNews } from './news.ts'

test('post check adds picture addresses and sources and changes no other byte', async () => {
  const { text, document, pictures } = await readGood('news')
  const { entry } = checkNews({
    source: createSource(document.file, text),
    folder: document.folder,
    pictures,
  })
  const body = text.slice(text.indexOf('<p>'))
  const picture = pictures.get('02.jpg')
  const key = picture !== undefined && 'hash' in picture ? picture.hash : ''
  const gutter = 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)'
  const wide = `(min-width: 68.75rem) calc(0.286 * min(100vw - 2 * ${gutter}, 75rem) + 28.56rem)`
  const shown = `${wide}, calc(min(100vw - 2 * ${gutter}, 42rem))`
  const srcset = widthsOf(1600)
    .map((width) => `/pictures/${key}-${width}.avif ${width}w`)
    .join(', ')
  expect(entry?.content).toBe(
    body
      .replace(
        '<IMG',
        `<a href="/pictures/${key}-1600.jpg" data-needs-app=""><picture><source type="image/avif" srcset="${srcset}" sizes="${shown}"><IMG`,
      )
      .replace("src='02.jpg'", `src="/pictures/${key}-895.jpg" width="1600" height="1067" loading="lazy"`)
      .replace(/(<IMG[^>]+>)/, '$1</picture></a>'),
  )
})

test('post check links a figure to its full picture unless the editor set a link', async () => {
  const { text, document, pictures } = await readGood('news')
  const figure = /<figure>.*<\/figure>/.exec(text)?.[0] ?? ''
  const image = /<IMG[^>]+>/.exec(text)?.[0] ?? ''
  const linksIn = (html: string) => {
    const source = createSource(document.file, text.replace(figure, html))
    const { entry, findings } = checkNews({ source, folder: document.folder, pictures })
    expect(findings).toEqual([])
    return entry?.content.match(/<a [^>]*data-needs-app/g)?.length ?? 0
  }
  expect(linksIn(figure)).toBe(1)
  expect(linksIn(`<blockquote>${figure}</blockquote>`)).toBe(1)
  expect(linksIn(figure.replace(image, `<a href="/projects">${image}</a>`))).toBe(0)
  expect(linksIn(`<a href="/projects">${figure}</a>`)).toBe(0)
})

test('post check keeps the picture size that the editor gave', async () => {
  const { text, document, pictures } = await readGood('news')
  const source = createSource(
    document.file,
    text.replace("src='02.jpg'", 'src="02.jpg" width="300" height="200"'),
  )
  const { entry } = checkNews({ source, folder: document.folder, pictures })
  expect(entry?.content).toContain('loading="lazy" width="300" height="200"/>')
  expect(entry?.content).not.toContain('1067')
})
