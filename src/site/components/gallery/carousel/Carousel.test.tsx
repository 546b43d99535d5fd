import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words } from '../../../content/index.ts'
import { phrase } from '../../Phrase.tsx'
import { Carousel } from './Carousel.tsx'

const pictures = ['a', 'b', 'c'].map((key) => ({ key, alt: `Foto ${key}` }) as never)

function statusAt(index: number): string | undefined {
  const engine = { ready: false, index, visible: [index], move: () => {}, swiper: { current: null } }
  const html = renderToStaticMarkup(
    <Carousel
      title="Pamje"
      region={{ current: null }}
      view={{ current: null }}
      engine={engine}
      pictures={pictures}
    >
      {() => null}
    </Carousel>,
  )
  return /aria-atomic="true">([^<]*)</.exec(html)?.[1]
}

test('carousel names its picture only after the first change', () => {
  expect(statusAt(0)).toBe('')
  expect(statusAt(1)).toBe(`${phrase(words.gallery.position, { n: 2, total: 3 })}: Foto b`)
})
