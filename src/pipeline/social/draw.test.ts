import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { cardCrop, cardSvg, drawCard, drawFigureCard } from './draw.ts'
import { figureSvg } from './figure.ts'
import { type CardFonts, readFonts } from './font.ts'
import { breakTitle, cardSize } from './parts.ts'

let fonts: CardFonts
beforeAll(async () => {
  fonts = await readFonts()
})

const text = {
  kicker: 'Shkolla verore · 6-10 Nëntor 2017',
  title: 'Ç’kërkon „ë“ – dhe pse?',
  name: 'Energjia',
}

describe('outlines', () => {
  test('outlines have a distinct shape for every Albanian letter and sign', () => {
    const forms = [...'abcçdeëfghijklmnopqrstuvwxyzABCÇDEËFGHIJKLMNOPQRSTUVWXYZ0123456789„“–’…·&?!'].map(
      (sign) => fonts.display.outline(sign, 40).path,
    )
    expect(forms.every((path) => path.length > 10)).toBe(true)
    expect(new Set(forms).size).toBe(forms.length)
  })

  test('outlines draw a missing subscript as a small digit below the line', () => {
    for (const font of [fonts.display, fonts.text]) {
      const [low, usual] = ['t₂', 't2'].map((written) => font.outline(written, 40))
      expect(low?.width).toBeLessThan(usual?.width ?? 0)
      expect(low?.path).not.toBe(usual?.path)
    }
  })

  test('outlines replace a missing sign by a similar one or leave it out', () => {
    expect(fonts.display.outline('ﬁ', 40)).toEqual(fonts.display.outline('fi', 40))
    expect(fonts.display.outline('a火', 40)).toEqual(fonts.display.outline('a', 40))
  })

  test('outlines keep diacritics of neighbouring languages and drop rare ones', () => {
    const marked = [...'ŠšŽžĆćČčĐđŁł'].map((sign) => [sign, fonts.display.outline(sign, 40).path])
    const base = [...'SsZzCcCcDdLl'].map((sign) => fonts.display.outline(sign, 40).path)
    for (const [index, [sign, path]] of marked.entries()) {
      expect([sign, path === base[index], path === '']).toEqual([sign, false, false])
    }
    expect(fonts.display.outline('ǩ', 40)).toEqual(fonts.display.outline('k', 40))
  })

  test('outline width grows with the font size', () => {
    expect(fonts.text.widthOf('Dielli', 40)).toBeCloseTo(2 * fonts.text.widthOf('Dielli', 20))
    const title = 'Dielli mbi Kosovë'
    expect(fonts.text.outline(title, 40).width).toBeCloseTo(fonts.text.widthOf(title, 40))
  })
})

describe('a card', () => {
  test('card contains no text elements that depend on installed fonts', () => {
    expect(cardSvg(text, fonts)).not.toMatch(/<text|font-/)
  })

  test.each([
    ['in colours', '#a03020', false, [160, 48, 32]],
    ['in shades of grey', '#808080', true, [128, 128, 128]],
  ] as const)('card shows a cover %s down to its texts', async (_, background, isGrey, shown) => {
    const plain = sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
    const cover = await (isGrey ? plain.greyscale() : plain).png().toBuffer()
    const card = sharp(await drawCard(cover, { width: 1600, height: 1067 }, text, fonts))
    expect(await card.metadata()).toMatchObject({ ...cardSize, channels: 3 })
    const pixels = await card.raw().toBuffer()
    const near = (x: number, y: number, [red, green, blue]: readonly number[]) => {
      const at = (y * cardSize.width + x) * 3
      expect([...pixels.subarray(at, at + 3)]).toEqual(
        [red, green, blue].map((value) => expect.closeTo(value ?? 0, -1)),
      )
    }
    near(600, 20, shown)
    near(1190, 180, shown)
    near(600, 380, shown)
    near(600, 628, [15, 58, 48])
    near(1190, 628, [15, 58, 48])
  })

  test.each([
    ['Diell'],
    ['Ndryshimet klimatike dhe tranzicioni energjetik: pesë ditë nga pyetja te plani'],
    ['Një titull që vazhdon e vazhdon, sepse askush nuk deshi ta ndalte '.repeat(6).trim()],
  ])('card keeps its texts readable over a white cover (%#)', async (title) => {
    const white = { create: { width: 1600, height: 1067, channels: 3, background: '#ffffff' } } as const
    const cover = await sharp(white).png().toBuffer()
    const card = await drawCard(cover, { width: 1600, height: 1067 }, { ...text, title }, fonts)
    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
    const { data: texts, info: drawn } = await sharp(Buffer.from(cardSvg({ ...text, title }, fonts)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Rows with letters below the logo: all that is light in the drawing.
    const rows = Array.from({ length: 500 }, (_, row) => row + 130).filter((y) =>
      Array.from({ length: 1200 }, (_, x) => texts[(y * drawn.width + x) * drawn.channels] ?? 0).some(
        (red) => red > 150,
      ),
    )
    expect(rows.length).toBeGreaterThan(30)
    for (const y of rows) {
      const at = (y * info.width + 1190) * info.channels
      const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      expect(contrast([195, 214, 205], ground), `row ${y}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  test.each([
    ['3 7', 1600, 1067, 0, 360],
    ['5 5', 1600, 1067, 0, 200],
    ['5 9', 1600, 1067, 0, 400],
    [undefined, 1600, 1067, 0, 200],
    ['5 3', 1067, 1600, 0, 340],
    ['5 5', 4000, 800, 400, 0],
    ['1 5', 4000, 800, 0, 0],
  ])(
    'card centres the focus %s of a cover of %i x %i without enlarging it',
    (focus, width, height, left, top) => {
      const crop = cardCrop({ width, height, ...(focus && { focus }) }, 400)
      expect([crop.left, crop.top]).toEqual([left, top])
      expect(crop.scaled).toEqual(
        width === 4000
          ? { width: 2000, height: 400 }
          : { width: 1200, height: Math.round((1200 * height) / width) },
      )
    },
  )

  test.each([
    ['0 0', [255, 0, 0]],
    ['5 10', [0, 0, 255]],
  ] as const)('card crops a tall cover around its focus: %s', async (focus, [red, green, blue]) => {
    const shape = { width: 600, height: 1200 }
    const half = { create: { width: 600, height: 600, channels: 3, background: '#0000ff' } } as const
    const cover = await sharp({ create: { ...shape, channels: 3, background: '#ff0000' } })
      .composite([{ input: half, top: 600, left: 0 }])
      .png()
      .toBuffer()
    const card = await drawCard(cover, { ...shape, focus }, text, fonts)
    const seen = await sharp(card).extract({ left: 300, top: 20, width: 600, height: 100 }).toBuffer()
    const { channels } = await sharp(seen).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 255) * 255)).toEqual([red, green, blue])
  })

  test('card stacks the lines of its title without overlap', () => {
    const title = 'Ndryshimet klimatike dhe tranzicioni energjetik: pesë ditë nga pyetja te plani'
    const baselines = [...cardSvg({ ...text, title }, fonts).matchAll(/translate\(64 ([\d.]+)\)/g)]
      .map(([, y]) => Number(y))
      .filter((y) => y > 300)
    expect(baselines.length).toBeGreaterThan(2)
    const distances = baselines.slice(1).map((y, index) => y - (baselines[index] ?? 0))
    expect(Math.min(...distances)).toBeGreaterThan(45)
    expect(baselines.at(-1)).toBe(582)
  })

  test('card ground grows darker from top to bottom', () => {
    const stops = [...cardSvg(text, fonts).matchAll(/<stop offset="([\d.]+)"[^>]*stop-opacity="([\d.]+)"/g)]
    for (const part of [1, 2] as const) {
      const values = stops.map((stop) => Number(stop[part]))
      expect(values).toEqual(values.toSorted((a, b) => a - b))
      expect(new Set(values).size).toBe(4)
    }
  })

  test('card is identical each time it is drawn', () => {
    expect(cardSvg(text, fonts)).toBe(cardSvg(text, fonts))
    expect(cardSvg({ ...text, title: 'Tjetër' }, fonts)).not.toBe(cardSvg(text, fonts))
  })

  test.each([
    ['Diell'],
    ['Ndryshimet klimatike dhe tranzicioni energjetik: pesë ditë nga pyetja te plani'],
    ['Një titull që vazhdon e vazhdon, sepse askush nuk deshi ta ndalte '.repeat(2).trim()],
    ['Një titull që vazhdon e vazhdon, sepse askush nuk deshi ta ndalte '.repeat(6).trim()],
  ])('card keeps its margins free for a title of any length (%#)', async (title) => {
    const drawing = sharp(Buffer.from(cardSvg({ ...text, title }, fonts)))
    const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
    const isLight = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 120
    const rows = Array.from({ length: 630 - 372 }, (_, index) => 372 + index)
    const columns = Array.from({ length: 1200 }, (_, index) => index)
    const lit = rows.flatMap((y) => columns.filter((x) => isLight(x, y)).map((x) => ({ x, y })))
    expect(Math.min(...lit.map(({ x }) => x))).toBeGreaterThanOrEqual(60)
    expect(lit.reduce((right, { x }) => Math.max(right, x), 0)).toBeLessThanOrEqual(1140)
    expect(lit.reduce((low, { y }) => Math.max(low, y), 0)).toBeLessThanOrEqual(600)
    expect(lit.reduce((high, { y }) => Math.min(high, y), 630)).toBeGreaterThan(372)
  })
})

function contrast(a: readonly number[], b: readonly number[]): number {
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Every letter is 10 px wide. */
const widthOf = (text: string) => text.length * 10

test.each([
  ['Diell mbi Kosovë', 200, ['Diell mbi Kosovë']],
  ['Diell, erë dhe det: pesë ditë shkollë', 300, ['Diell, erë dhe det:', 'pesë ditë shkollë']],
  ['Kosova ka diell. Le ta kthejmë në dritë.', 300, ['Kosova ka diell.', 'Le ta kthejmë në dritë.']],
  ['Një ditë për bazat e energjisë', 200, ['Një ditë për', 'bazat e energjisë']],
  [
    'Po: kjo është një fjali e gjatë sa dy rreshta',
    250,
    ['Po: kjo është një fjali', 'e gjatë sa dy rreshta'],
  ],
  ['Jashtëzakonisht shumë', 100, ['Jashtëzakonisht', 'shumë']],
  ['', 100, []],
])('breakTitle breaks „%s“ into lines of %i px', (title, width, lines) => {
  expect(breakTitle(title, width, widthOf)).toEqual(lines)
})

describe('a card of a figure', () => {
  const point = (year: number, number: number) => ({
    name: `Viti ${year}`,
    value: `${number} t`,
    number,
    unit: 't',
    year,
  })

  test('figure card shows bars to scale, years, change and note without text elements', async () => {
    const note = { name: 'Investimet', value: 'mbi 5 euro', number: 5, unit: 'euro' }
    const course = { from: point(2018, 200), to: point(2050, 50), note }
    const svg = figureSvg(course, text, fonts)
    expect(svg).not.toMatch(/<text|font-/)
    const heights = [...svg.matchAll(/<rect x="[\d.]+" y="[\d.]+" width="[\d.]+" height="([\d.]+)"/g)]
    expect(heights.map(([, height]) => Number(height))).toEqual(
      [254, 63.5].map((height) => expect.closeTo(height)),
    )
    for (const [part, size] of [
      ['−75 %', 120],
      ['mbi 5 euro', 44],
      ['2018', 30],
      ['2050', 30],
    ] as const)
      expect(svg).toContain(fonts.display.outline(part, size).path)
    for (const part of ['200 t', '50 t', '2020', '2030', '2040', 'Investimet'])
      expect(svg).toContain(fonts.text.outline(part, 25).path)
    const placeOf = (path: string) => {
      const [, x, y] =
        /translate\((\S+) (\S+)\)/.exec(svg.slice(0, svg.indexOf(path)).split('<path').at(-1) ?? '') ?? []
      return [Number(x), Number(y)]
    }
    const kicker = fonts.text.outline(text.kicker, 27)
    expect(placeOf(kicker.path)).toEqual([expect.closeTo(1136 - kicker.width), 86])
    const last = fonts.display.outline('2050', 30)
    expect(placeOf(last.path)).toEqual([expect.closeTo(1136 - last.width), 566])
    const [[, value = 0] = [], [, name = 0] = []] = [
      placeOf(fonts.display.outline('mbi 5 euro', 44).path),
      placeOf(fonts.text.outline('Investimet', 25).path),
    ]
    expect([name - value > 25, name < 530]).toEqual([true, true])
    const card = await drawFigureCard(course, text, fonts)
    expect(await sharp(card).metadata()).toMatchObject({ ...cardSize, channels: 3, format: 'jpeg' })
  })

  test.each([
    ['a steep fall', 200, 70],
    ['a steep rise', 70, 200],
    ['a slight fall', 200, 180],
    ['a slight rise', 180, 200],
  ])('figure card keeps change and note 20 px from the line: %s', async (_, first, last) => {
    const note = { name: 'Investimet', value: 'mbi 500 milionë euro', number: 500, unit: 'euro' }
    const svg = figureSvg({ from: point(2018, first), to: point(2050, last), note }, text, fonts)
    const line = /<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"[^>]*>/.exec(svg)
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line ?? []).slice(1).map(Number)
    const { data, info } = await sharp(Buffer.from(svg.replace(line?.[0] ?? '', '')))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isDrawn = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 60
    for (let x = Math.ceil(x1) + 8; x < x2 - 8; x += 2) {
      const middle = Math.round(y1 + ((y2 - y1) * (x - x1)) / (x2 - x1))
      const near = Array.from({ length: 41 }, (_, index) => middle - 20 + index)
      expect(near.filter((y) => y > 280 && y < 524 && isDrawn(x, y))).toEqual([])
    }
  })
})
