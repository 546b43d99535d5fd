import { describe, expect, it } from 'vitest'
import { albums } from './albums/index.ts'
import { drawPicture } from './core/stage.ts'
import { listJobs } from './plan.ts'

const jobs = listJobs()
const drawings = jobs.map(({ album, order }) => ({ album, ...drawPicture(order) }))
const sizes = {
  '2024': 18,
  '2023': 22,
  '2022': 25,
  '2018': 14,
  '2017': 14,
  '2016': 17,
  '2015': 12,
  '2014': 7,
}

describe('the albums', () => {
  it.each(Object.entries(sizes))('edition %s has %i pictures and a cover in landscape', (year, size) => {
    const files = jobs.filter(({ album }) => album === year).map(({ file }) => file)
    const expected = Array.from({ length: size }, (_, i) => `${String(i + 1).padStart(2, '0')}.jpg`)
    expect(files).toEqual(['cover.jpg', ...expected])
    expect(albums[year as keyof typeof sizes].cover?.tall).toBe(false)
  })

  it.each(Object.keys(sizes))('edition %s shows at least six kinds of scenes and both formats', (year) => {
    const { shots } = albums[year as keyof typeof sizes]
    expect(new Set(shots.map(({ scene }) => scene.kind)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(shots.map(({ tall }) => tall))).toEqual(new Set([true, false]))
  })

  it('has at least twelve kinds of scenes in all', () => {
    expect(new Set(jobs.map(({ order }) => order.scene.kind)).size).toBeGreaterThanOrEqual(12)
  })

  it.each(Object.keys(sizes))('edition %s shows day, the hour of sunset and dusk or night', (year) => {
    const times = albums[year as keyof typeof sizes].shots.map(({ time }) => time)
    const shows = (...some: string[]) => times.filter((time) => some.includes(time)).length
    expect(shows('morning', 'noon', 'afternoon')).toBeGreaterThanOrEqual(1)
    expect(shows('dawn', 'golden')).toBeGreaterThanOrEqual(1)
    expect(shows('dusk', 'night')).toBeGreaterThanOrEqual(1)
  })

  it('shows every weather there is', () => {
    const shown = new Set(jobs.map(({ order }) => order.weather))
    expect([...shown].sort()).toEqual(['clear', 'cloudy', 'mist', 'rain', 'snow'])
  })

  it('has five pictures for the home page and at least four for each news post', () => {
    expect(albums.home.shots).toHaveLength(5)
    expect(albums['prizren-klima'].shots.length).toBeGreaterThanOrEqual(4)
    expect(albums['rahovec-2050'].shots.length).toBeGreaterThanOrEqual(4)
  })
})

describe('the alternative texts', () => {
  it('begin with "Ilustrim:" and have a length that can be listened to', () => {
    const odd = drawings.filter(
      ({ alt }) => !alt.startsWith('Ilustrim: ') || alt.length < 40 || alt.length > 130,
    )
    expect(odd).toEqual([])
  })

  it('are never the same twice within an album', () => {
    const seen = drawings.map(({ album, alt }) => `${album} ${alt}`)
    expect(seen.filter((text, i) => seen.indexOf(text) !== i)).toEqual([])
  })
})

describe('a drawing', () => {
  const [first, second] = jobs

  it('is the same text for the same seed', () => {
    if (!first) throw new Error('no jobs')
    expect(drawPicture(first.order).svg).toBe(drawPicture(first.order).svg)
  })

  it('is another one for another seed', () => {
    if (!second) throw new Error('no jobs')
    expect(drawPicture({ ...second.order, seed: 'other' }).svg).not.toBe(drawPicture(second.order).svg)
  })

  it('holds no text, script, link or broken number', () => {
    for (const { svg } of drawings) expect(svg).not.toMatch(/<text|<script|href=|NaN|undefined|Infinity/)
  })
})
