import { expect, test } from 'vitest'
import { checkNews } from '../documents/news.ts'
import { createSource } from '../source.ts'
import { readGood } from '../testing/good-site.ts'

test('fills in the address of a local picture and leaves every other byte', async () => {
  const { text, document, pictures } = await readGood('news')
  const { entry } = checkNews({
    source: createSource(document.file, text),
    folder: document.folder,
    pictures,
  })
  const body = text.slice(text.indexOf('<p>'))
  const key = 'dita-e-diellit-02.0123abcd'
  const shown = 'min(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 2.5rem), 42rem)'
  const srcset = [125, 174, 241, 334, 464, 644, 895, 1243, 1600]
    .map((width) => `/pictures/${key}-${width}.webp ${width}w`)
    .join(', ')
  expect(entry?.content).toBe(
    body.replace(
      "src='02.jpg'",
      `src="/pictures/${key}-895.jpg" srcset="${srcset}" sizes="calc(${shown})" width="1600" height="1067" loading="lazy"`,
    ),
  )
})

test('keeps the size that the editor gave', async () => {
  const { text, document, pictures } = await readGood('news')
  const source = createSource(
    document.file,
    text.replace("src='02.jpg'", 'src="02.jpg" width="300" height="200"'),
  )
  const { entry } = checkNews({ source, folder: document.folder, pictures })
  expect(entry?.content).toContain('loading="lazy" width="300" height="200"/>')
  expect(entry?.content).not.toContain('1067')
})
