import { describe, expect, it } from 'vitest'
import { highlightedLink } from './main-links.tsx'

describe('highlightedLink', () => {
  it('highlights Home at the top of the home page and in sections without a link', () => {
    expect(highlightedLink('/', undefined)).toEqual({ name: 'home', current: 'page' })
  })

  it('follows the section in view on the home page', () => {
    expect(highlightedLink('/', 'information')).toEqual({ name: 'news', current: 'location' })
    expect(highlightedLink('/', 'projects')).toEqual({ name: 'projects', current: 'location' })
    expect(highlightedLink('/', 'about-us')).toEqual({ name: 'about', current: 'location' })
  })

  it('highlights a page by its path', () => {
    expect(highlightedLink('/summer-school', undefined)).toEqual({ name: 'summerSchool', current: 'page' })
    expect(highlightedLink('/projects', undefined)).toEqual({ name: 'projects', current: 'page' })
    expect(highlightedLink('/about', undefined)).toEqual({ name: 'about', current: 'page' })
  })

  it('places a report within the summer school', () => {
    expect(highlightedLink('/blog/3', undefined)).toEqual({ name: 'summerSchool', current: 'location' })
  })

  it('places the later pages of a list within it', () => {
    expect(highlightedLink('/projects/faqja/2', undefined)).toEqual({ name: 'projects', current: 'location' })
    expect(highlightedLink('/summer-school/faqja/3', undefined)).toEqual({
      name: 'summerSchool',
      current: 'location',
    })
  })

  it('takes a trailing slash for the clean address', () => {
    expect(highlightedLink('/projects/', undefined)).toEqual({ name: 'projects', current: 'page' })
  })

  it('looks at sections on the home page only', () => {
    expect(highlightedLink('/about', 'projects')).toEqual({ name: 'about', current: 'page' })
  })

  it('highlights nothing on news posts and unknown addresses', () => {
    expect(highlightedLink('/information-blog/1', undefined)).toEqual({ name: 'news', current: 'location' })
    expect(highlightedLink('/projects/7', undefined)).toBeUndefined()
    expect(highlightedLink('/toString', undefined)).toBeUndefined()
  })
})
