import { expect, test } from 'vitest'
import { about, home, site } from '../../site-content.ts'

test('home page has the counts of the specification', () => {
  expect(home.banner.headlines).toHaveLength(2)
  expect(home.whatWeDo.cards).toHaveLength(3)
  expect(home.carousel.pictures).toHaveLength(5)
  expect(home.faq.items).toHaveLength(4)
  expect(home.testimonials.items).toHaveLength(4)
})

test('home page cards are promotion, efficiency and cooperation with development', () => {
  expect(home.whatWeDo.cards.map(({ title }) => title)).toEqual([
    'Promovimi i energjisë së ripërtëritshme',
    'Efiçienca e energjisë',
    'Bashkëpunimi dhe zhvillimi',
  ])
})

test('testimonials are titled Rekomandime and signed by role and edition', () => {
  expect(home.testimonials.title).toBe('Rekomandime')
  for (const { author } of home.testimonials.items) {
    expect(author).toMatch(/^(Pjesëmarrëse?|Studente?|Nxënëse?), edicioni 20(14|15|16|17|18|22|23|24)$/)
  }
})

test('blog cards have the type BLOG', () => {
  expect(home.articles.type).toBe('BLOG')
})

test('about page has eight goals, a vision and five mission points', () => {
  expect(about.purpose.title).toBe('Qëllimi')
  expect(about.purpose.goals).toHaveLength(8)
  expect(about.vision.title).toBe('Vizioni')
  expect(about.mission.title).toBe('Misioni')
  expect(about.mission.points).toHaveLength(5)
})

test('about page lists the eight goals of the specification in order', () => {
  const subjects = [
    /ripërtëritshme/,
    /kursim/i,
    /rregulla/,
    /eduki|shkoll/i,
    /industri/,
    /fiskale/,
    /financ/i,
    /bashkëpun/i,
  ]
  about.purpose.goals.forEach(({ title, description }, index) => {
    expect(`${title} ${description}`).toMatch(subjects[index] ?? /^$/)
  })
})

test('contact data are two phone numbers, an e-mail, a social and a portfolio link', () => {
  for (const phone of site.phones) expect(phone).toMatch(/^\+\d[\d ]+$/)
  expect(site.phones[0]).not.toBe(site.phones[1])
  expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/)
  expect(site.social.url).toMatch(/^https:/)
  expect(site.credit.url).toMatch(/^https:/)
})
