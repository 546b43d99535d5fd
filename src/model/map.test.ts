import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arrowTo, drawListedMap, drawMap, frame, pointOf } from './map.ts'

test('outline of the map fills the frame and closes where it began', () => {
  const drawing = readFileSync(new URL('../site/components/map/kosovo.svg', import.meta.url), 'utf8')
  const [, outline = ''] = / d="([^"]*)"/.exec(drawing) ?? []
  const [start = '', ...steps] = outline.replace(/^M|z$/g, '').split('l')
  let [x = 0, y = 0] = start.split(' ').map(Number)
  const points = [{ x, y }]
  const numbers = steps.join(' ').match(/-?\d+/g)?.map(Number) ?? []
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0
    y += numbers[at + 1] ?? 0
    points.push({ x, y })
  }
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)]
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 411])
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([12, 453])
  expect(points.length).toBeGreaterThan(60)
  expect(Math.hypot(x - (points[0]?.x ?? 0), y - (points[0]?.y ?? 0))).toBeLessThan(16)
})

test('map has Prizren south of Rahovec, and Bogë far in the west', () => {
  const [prizren, rahovec, boge] = ['42.21, 20.74', '42.40, 20.65', '42.72, 20.08'].map(pointOf)
  expect(prizren).toEqual({ x: 175, y: 342 })
  expect(rahovec?.y).toBeLessThan(prizren?.y ?? 0)
  expect(boge?.x).toBeLessThan(40)
  expect(arrowTo(pointOf('42.21, 20.74'))).toBeUndefined()
  expect(arrowTo({ x: 0, y: 0 })).toBeUndefined()
  expect(arrowTo({ x: frame.width, y: frame.height })).toBeUndefined()
})

test('map has an arrow at its edge that points to a place outside', () => {
  const arrow = arrowTo(pointOf('41.32, 19.45'))
  expect([arrow?.x, arrow?.y]).toEqual([24, frame.height - 24])
  expect(arrow?.degrees).toBeGreaterThan(-170)
  expect(arrow?.degrees).toBeLessThan(-100)
})

test('map draws each place as a link with its name, and no figure without a map', () => {
  const place = { name: 'Rahovec', text: 'studimi', place: '42.40, 20.65', link: '/information-blog/2' }
  expect(drawMap({ label: 'Vendet', places: [place] })).toEqual([
    [
      'svg',
      { viewBox: '0 0 420 460' },
      [
        'a',
        { href: '/information-blog/2' },
        ['title', {}, 'Rahovec: studimi'],
        ['circle', { cx: 154, cy: 283 }],
        ['circle', { cx: 154, cy: 283 }],
        ['text', { x: 179, y: 283 }, 'Rahovec'],
      ],
    ],
    ['figcaption', {}, 'Vendet'],
  ])
  expect(drawMap()).toEqual([])
})

test('name of a place stands below its dot in the north, where the border is above', () => {
  const place = { name: 'Bogë, Pejë', text: 'shkolla', place: '42.72, 20.08', link: '/blog/7' }
  const [svg]: readonly unknown[] = drawMap({ label: 'Vendet', places: [place] })
  const [, , link] = svg as readonly unknown[]
  expect(link).toMatchObject([
    'a',
    {},
    {},
    {},
    ['circle', { cx: 24, cy: 184 }],
    ['text', { x: 49, y: 198 }, 'Bogë, Pejë'],
  ])
})

test('map with a list says what was done at each place, from north to south', () => {
  const prizren = { name: 'Prizren', text: 'veprimi', place: '42.21, 20.74', link: '/information-blog/1' }
  const rahovec = { name: 'Rahovec', text: 'studimi', place: '42.40, 20.65', link: '/information-blog/2' }
  const parts: readonly unknown[] = drawListedMap({ label: 'Vendet', places: [prizren, rahovec] })
  const [caption, drawing, list] = parts
  expect(drawing).toMatchObject([
    'svg',
    { viewBox: '0 0 420 460', 'aria-hidden': 'true' },
    ['a', { href: '/information-blog/1', tabIndex: -1 }, {}, {}, {}, {}],
    ['a', { href: '/information-blog/2', tabIndex: -1 }, {}, {}, {}, {}],
  ])
  expect(caption).toEqual(['figcaption', {}, 'Vendet'])
  const row = (name: string, text: string, href: string) => [
    'li',
    {},
    ['a', { href }, ['strong', {}, name], ' ', ['span', {}, text]],
  ]
  expect(list).toEqual([
    'ul',
    {},
    row('Rahovec', 'studimi', '/information-blog/2'),
    row('Prizren', 'veprimi', '/information-blog/1'),
  ])
  expect(drawListedMap()).toEqual([])
})
