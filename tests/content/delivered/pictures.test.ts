import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { home, pictures as published } from '../../site-content.ts'
import { specified } from './specified.ts'

const root = new URL('../../../', import.meta.url)

/** Digests of the drawings that stand in for photographs, as printed by `sha256sum`. */
const drawings = new Set(
  readFileSync(new URL('tests/fixtures/drawn-pictures.sha256', root), 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[0]),
)

function isDrawing(file: string): boolean {
  return drawings.has(
    createHash('sha256')
      .update(readFileSync(new URL(file, root)))
      .digest('hex'),
  )
}

const galleries = [
  ...specified.reports.map(({ year, images }) => ({ name: `reports/${year}`, images })),
  ...specified.news.map(({ id, images }) => ({ name: `news/${id}`, images })),
  { name: 'home', images: home.carousel.pictures },
]

test('every news post has a gallery', () => {
  for (const { id, images } of specified.news) expect(images.length, `news ${id}`).toBeGreaterThan(1)
})

test('every picture has an alternative text', () => {
  for (const { name, images } of galleries) {
    for (const { key, alt } of images) expect(alt, `${name} ${key}`).toMatch(/^.{15,}/)
  }
  for (const { year, cover } of specified.reports) expect(cover.alt, `cover ${year}`).toMatch(/^.{15,}/)
})

test('alternative text of a drawing begins with "Ilustrim:"', () => {
  const pictures = [
    ...galleries.flatMap(({ images }) => images),
    ...specified.reports.map(({ cover }) => cover),
  ]
  const files = new Map(published.map(({ key, file }) => [key, file]))
  for (const { key, alt } of pictures)
    if (isDrawing(files.get(key) ?? '')) expect(alt, key).toMatch(/^Ilustrim: /)
})

test('alternative texts and captions count persons as "vetë", not as "veta"', () => {
  for (const { name, images } of galleries)
    for (const { key, alt, caption } of images)
      expect(`${alt} ${caption}`, `${name} ${key}`).not.toMatch(/\p{L} veta(?!\p{L})/u)
})

test('gallery pictures have different alternative texts', () => {
  for (const { name, images } of galleries) {
    const texts = images.map(({ alt }) => alt)
    expect([...new Set(texts)], name).toEqual(texts)
  }
})

test('gallery shows no picture twice', () => {
  for (const { name, images } of galleries) {
    const keys = images.map(({ key }) => key)
    expect([...new Set(keys)], name).toEqual(keys)
  }
})

test('report cover is its first slide and covers, banner and strip are different', () => {
  for (const { year, cover, images } of specified.reports)
    expect(cover.key, String(year)).toBe(images[0]?.key)
  const shown = [
    ...specified.reports.map(({ cover }) => cover),
    ...home.carousel.pictures,
    home.banner.picture,
  ]
  expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length)
})

/** What a drawing shows, without how many, where and when: the first noun of its alternative text. */
const scenes = {
  ridge: /^(\S+ )?turbina me erë mbi/,
  near: /turbin\S+ me erë nga afër/,
  sea: /turbina në det/,
  roofs: /shtëpi me panele diellore mbi/,
  class: /^ligjërues/,
  table: /tryezën e punës/,
  field: /^radhë panelesh/,
  dam: /^digë/,
  village: /^fshat/,
  pump: /^pompë/,
  square: /^shesh/,
  forest: /^pyll/,
  bicycles: /çiklistë/,
  vineyard: /radhëve të vreshtit/,
  cutaway: /^prerje/,
  insulation: /pllaka izoluese/,
  wood: /dru zjarri/,
  bridge: /urën e gurit/,
  bus: /^autobus/,
  climb: /ngjiten me çanta/,
  rest: /pushojnë në bar/,
  lookout: /shikojnë majat/,
  fire: /zjarri/,
  station: /meteorologjik/,
  river: /rrjedhën e një lumi/,
  planting: /mbjellin fidanë/,
  bay: /^gji deti/,
  beach: /plazh/,
}

function sceneOf(alt: string): string | undefined {
  const text = alt.replace('Ilustrim: ', '')
  return Object.entries(scenes).find(([, pattern]) => pattern.test(text))?.[0]
}

test('drawings repeat no scene in an album, on two covers or in the banner', () => {
  const covers = { name: 'covers', images: specified.reports.map(({ cover }) => cover) }
  for (const { name, images } of [...galleries, covers]) {
    const drawn = images
      .filter(({ alt }) => alt.startsWith('Ilustrim:'))
      .map(({ alt }) => sceneOf(alt) ?? alt)
    expect([...new Set(drawn)], name).toEqual(drawn)
  }
  const atHome = [...covers.images, ...home.carousel.pictures].map(({ alt }) => sceneOf(alt))
  expect(new Set(atHome).size).toBe(atHome.length)
  expect(atHome).not.toContain('ridge')
})

test('pictures of an edition between May and October show no snow', () => {
  const summer = specified.reports.filter(({ start, end }) => start.slice(5) >= '05' && end.slice(5) < '11')
  for (const { year, images } of summer)
    for (const { alt } of images) expect(alt, String(year)).not.toMatch(/bie borë|fushave me borë/)
})

test('galleries contain landscape and portrait pictures', () => {
  const all = galleries.flatMap(({ images }) => images)
  expect(all.some(({ width, height }) => width > height)).toBe(true)
  expect(all.some(({ width, height }) => width < height)).toBe(true)
})

test('pictures that a page names are published from existing files', () => {
  const keys = new Set(published.map(({ key }) => key))
  for (const { name, images } of galleries) {
    for (const { key } of images) expect(keys.has(key), `${name} ${key}`).toBe(true)
  }
  for (const { file } of published) {
    expect(existsSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url))), file).toBe(true)
  }
})
