import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Slides } from './Slides.tsx'

const pictures = ['a', 'b', 'c'].map((key) => ({ key, alt: key }) as never)

function inertSlides(ready: boolean, isTwice = false): boolean[] {
  const engine = { ready, index: 1, visible: [1], move: () => {}, swiper: { current: null } }
  const html = renderToStaticMarkup(
    <Slides view={{ current: null }} engine={engine} pictures={pictures} isTwice={isTwice}>
      {() => null}
    </Slides>,
  )
  return [...html.matchAll(/<li [^>]*>/g)].map(([tag]) => tag.includes('inert'))
}

test('slides are all usable before the carousel runs, and then only the visible one', () => {
  expect(inertSlides(false)).toEqual([false, false, false])
  expect(inertSlides(true)).toEqual([true, false, true])
})

test('slides that repeat the pictures are never usable', () => {
  expect(inertSlides(false, true)).toEqual([false, false, false, true, true, true])
})
