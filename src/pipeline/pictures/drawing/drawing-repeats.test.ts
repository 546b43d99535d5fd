import { expect, test } from 'vitest'
import { readDrawing } from './drawing.ts'

const unsafeIn = (svg: string) => {
  const read = readDrawing(svg)
  return 'found' in read ? read.found : undefined
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${inner}<path id="a0" d="M0 0h4v4"/></svg>`
const levels = (count: number, level: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => level(n + 1)).join('')
const nine = (text: string) => text.repeat(9)

const clips = (count: number) =>
  levels(count, (n) => `<clipPath id="a${n}">${nine(`<path clip-path="url(#a${n - 1})"/>`)}</clipPath>`)

test.each([
  ['masks', levels(11, (n) => `<mask id="a${n}">${nine(`<rect mask="url(#a${n - 1})"/>`)}</mask>`), '<mask'],
  [
    'patterns',
    levels(12, (n) => `<pattern id="a${n}">${nine(`<rect fill="url(#a${n - 1})"/>`)}</pattern>`),
    '<pattern',
  ],
  ['outlines that cut', clips(11), 'clip-path'],
  ['outlines by their class', '<style>.b { clip-path: url(#a0) }</style>', 'url(#a0)'],
  [
    'outlines in a style',
    levels(
      11,
      (n) =>
        `<clipPath id="a${n}">${nine(`<path style="CLIP&#45;path :url(&quot;#a${n - 1}&quot;)"/>`)}</clipPath>`,
    ),
    'CLIP-path',
  ],
  [
    'shapes, twice a level',
    levels(20, (n) => `<g id="a${n}"><use href="#a${n - 1}"/><use href="#a${n - 1}"/></g>`),
    '<use',
  ],
  ['one large group', `<g id="b">${'<path/>'.repeat(9000)}</g>${'<use href="#b"/>'.repeat(12)}`, '<use'],
  ['an inherited outline', `<g clip-path="url(#a0)">${nine('<path clip-path="inherit"/>')}</g>`, 'inherit'],
])('drawing check refuses parts that repeat each other: %s', (_, inner, found) => {
  expect(unsafeIn(svg(inner))).toBe(found)
})

test('drawing check accepts parts that are used often and repeated shapes', () => {
  const colours = levels(
    30,
    (n) =>
      `<linearGradient id="b${n}"><stop/><stop/></linearGradient><linearGradient id="c${n}" href="#b${n}"/>`,
  )
  const shapes = levels(30, (n) => `<path fill="url(#b${n})" stroke="url(#c${n})"/>`)
  expect(unsafeIn(svg(colours + shapes + '<use href="#a0"/>'.repeat(20)))).toBeUndefined()
  expect(unsafeIn(svg(clips(2)))).toBeUndefined()
})

test.each([
  ['one long word', `<path d="${'a'.repeat(900_000)}"/>`],
  ['open brackets', `<path d="${'a('.repeat(450_000)}"/>`],
  ['blanks', `<style>${' '.repeat(900_000)}</style>`],
  ['beginnings of addresses', `<path d="${'url(#'.repeat(180_000)}"/>`],
  ['half a rule', `<style>${'.a,'.repeat(300_000)}</style>`],
  ['quotes', `<style>${`"'`.repeat(450_000)}</style>`],
  ['attributes', `<path ${'x="1" '.repeat(150_000)}/>`],
  ['parts of one name', '<g id="b" class="b"/>'.repeat(45_000)],
  [
    'many classes of many parts',
    `<style>${'.b{fill:url(#a0)}'.repeat(25_000)}</style>${'<g class="b"/>'.repeat(30_000)}`,
  ],
  [
    'one rule for many classes and parts',
    `<style>${'.b,'.repeat(100_000)}.b{fill:${'url(#a0)'.repeat(35_000)}}</style>${'<g class="b"/>'.repeat(20_000)}`,
  ],
])(
  'drawing check takes no longer than a parser for %s',
  (_, inner) => {
    const start = performance.now()
    unsafeIn(svg(inner))
    // On a busy machine reading takes a second; quadratic time would be minutes.
    expect(performance.now() - start).toBeLessThan(20_000)
  },
  30_000,
)
