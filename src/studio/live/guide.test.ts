import { expect, test } from 'vitest'
import { anchorOf, guidePages } from '../protocol.ts'
import words from '../words/guide.json'
import { guidePage } from './guide.ts'

const page = (await guidePage('udhezuesi.html')) ?? ''
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test('every part of the guide to which the studio leads is a heading of it', () => {
  const anchors = Object.values(words.parts).map(anchorOf)
  expect(anchors).toContain('faqet-fjalët-dhe-të-dhënat-e-shoqatës')
  expect(idsOf(page)).toEqual(expect.arrayContaining(anchors))
})

test.each([...guidePages.keys()])(
  'each link of %s leads to a part of the guide or to the web',
  async (name) => {
    const html = (await guidePage(name)) ?? ''
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => decodeURIComponent(href))
    const own = links.filter((href) => !/^(https?|mailto):/.test(href))
    const known = [...idsOf(html).map((id) => `#${id}`), ...guidePages.keys()]
    expect(own.filter((href) => !known.includes(href))).toEqual([])
    expect(own.length).toBeGreaterThan(20)
  },
)

test('a page of the guide needs no other file, and runs nothing', () => {
  expect(page).toContain('<title>Udhëzues për redaktorët</title>')
  expect(page.match(/<img/g)).toHaveLength(6)
  expect([...page.matchAll(/ src="([^"]{10})/g)].map(([, source]) => source)).toEqual(
    Array.from({ length: 6 }, () => 'data:image'),
  )
  expect(page).not.toMatch(/<script|<link rel="stylesheet"| on\w+="/)
})

test('there is no page of another name', async () => {
  expect(await guidePage('__proto__')).toBeUndefined()
})
