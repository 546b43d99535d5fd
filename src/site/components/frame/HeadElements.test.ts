import { expect, test } from 'vitest'
import { headElements } from './HeadElements.tsx'

test('the innermost route has the title and each name; every link stays', () => {
  expect(
    headElements([
      {
        meta: [{ charSet: 'utf-8' }, { name: 'description', content: 'site' }, { title: 'Site' }],
        links: [{ rel: 'icon', href: '/favicon.svg' }],
      },
      {},
      {
        meta: [
          { title: 'Page' },
          undefined,
          { name: 'description', content: 'page' },
          { property: 'og:type', content: 'article' },
        ],
        links: [{ rel: 'canonical', href: 'https://example.org/page' }, undefined],
      },
    ]),
  ).toEqual({
    title: 'Page',
    meta: [
      { charSet: 'utf-8' },
      { name: 'description', content: 'page' },
      { property: 'og:type', content: 'article' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg' },
      { rel: 'canonical', href: 'https://example.org/page' },
    ],
  })
})

test('routes that ask for nothing leave the head without a title', () => {
  expect(headElements([{}, {}])).toEqual({ title: undefined, meta: [], links: [] })
})
