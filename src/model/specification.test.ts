import { expect, test } from 'vitest'
import {
  aboutCounts,
  cardStagger,
  carouselDelay,
  copyrightYear,
  homeCounts,
  modalMaxWidth,
  revealThreshold,
  sectionInViewLine,
  sectionScrollDelay,
  sectionScrollOffset,
  specificationCss,
} from './specification.ts'

test('specification.ts has the numbers of the specification', () => {
  expect({
    sectionScrollOffset,
    sectionScrollDelay,
    sectionInViewLine,
    revealThreshold,
    cardStagger,
    modalMaxWidth,
    carouselDelay,
    copyrightYear,
    homeCounts,
    aboutCounts,
  }).toEqual({
    sectionScrollOffset: 90,
    sectionScrollDelay: 100,
    sectionInViewLine: 100,
    revealThreshold: 0.1,
    cardStagger: 200,
    modalMaxWidth: 1024,
    carouselDelay: 5000,
    copyrightYear: 2025,
    homeCounts: { articles: 2, faq: 4, testimonials: 4, cards: 3, carousel: 5 },
    aboutCounts: { goals: 8, mission: 5 },
  })
})

test('specificationCss writes the numbers of the specification with their units', () => {
  expect(specificationCss()).toBe(`:root {
  --section-scroll-offset: 90px;
  --reveal-duration: 500ms;
  --card-stagger: 200ms;
  --hover-scale: 1.05;
}
`)
})
