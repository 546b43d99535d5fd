import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { entities, home, pictures as published } from '../../site-content.ts'
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
  ...entities.reports.map(({ year, images }) => ({ name: `reports/${year}`, images })),
  ...entities.news.map(({ id, images }) => ({ name: `news/${id}`, images })),
  { name: 'home', images: home.carousel.pictures },
]

test('galleries have the sizes of the specification, 129 pictures in all', () => {
  const sizes = Object.fromEntries(specified.reports.map(({ year, images }) => [year, images.length]))
  expect(sizes).toEqual({ 2024: 18, 2023: 22, 2022: 25, 2018: 14, 2017: 14, 2016: 17, 2015: 12, 2014: 7 })
  expect(specified.reports.reduce((sum, { images }) => sum + images.length, 0)).toBe(129)
})

test('every news post has a gallery', () => {
  for (const { id, images } of entities.news) expect(images.length, `news ${id}`).toBeGreaterThan(1)
})

test('every picture has an alternative text', () => {
  for (const { name, images } of galleries) {
    for (const { key, alt } of images) expect(alt, `${name} ${key}`).toMatch(/^.{15,}/)
  }
  for (const { year, cover } of entities.reports) expect(cover.alt, `cover ${year}`).toMatch(/^.{15,}/)
})

test('the alternative text of a drawing begins with "Ilustrim:"', () => {
  const pictures = [
    ...galleries.flatMap(({ images }) => images),
    ...entities.reports.map(({ cover }) => cover),
  ]
  const files = new Map(published.map(({ key, file }) => [key, file]))
  for (const { key, alt } of pictures)
    if (isDrawing(files.get(key) ?? '')) expect(alt, key).toMatch(/^Ilustrim: /)
})

test('no two pictures of a gallery share their alternative text', () => {
  for (const { name, images } of galleries) {
    const texts = images.map(({ alt }) => alt)
    expect([...new Set(texts)], name).toEqual(texts)
  }
})

test('no picture is shown twice in a gallery', () => {
  for (const { name, images } of galleries) {
    const keys = images.map(({ key }) => key)
    expect([...new Set(keys)], name).toEqual(keys)
  }
})

test('layouts meet landscape and portrait pictures', () => {
  const all = galleries.flatMap(({ images }) => images)
  expect(all.some(({ width, height }) => width > height)).toBe(true)
  expect(all.some(({ width, height }) => width < height)).toBe(true)
})

test('every picture that a page names is published from a file that exists', () => {
  const keys = new Set(published.map(({ key }) => key))
  for (const { name, images } of galleries) {
    for (const { key } of images) expect(keys.has(key), `${name} ${key}`).toBe(true)
  }
  for (const { file } of published) {
    expect(existsSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url))), file).toBe(true)
  }
})
