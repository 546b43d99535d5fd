import { describe, expect, it } from 'vitest'
import { highlightedLink } from './main-links.tsx'

describe('highlightedLink', () => {
  it('highlightedLink returns Home at the top of the home page', () => {
    expect(highlightedLink('/', undefined)).toEqual({ name: 'home', current: 'page' })
  })

  it('highlightedLink follows the section in view on the home page', () => {
    expect(highlightedLink('/', 'information')).toEqual({ name: 'news', current: 'location' })
    expect(highlightedLink('/', 'projects')).toEqual({ name: 'projects', current: 'location' })
    expect(highlightedLink('/', 'about-us')).toEqual({ name: 'about', current: 'location' })
  })

  it('highlightedLink finds a page by its path', () => {
    expect(highlightedLink('/summer-school', undefined)).toEqual({ name: 'summerSchool', current: 'page' })
    expect(highlightedLink('/projects', undefined)).toEqual({ name: 'projects', current: 'page' })
    expect(highlightedLink('/about', undefined)).toEqual({ name: 'about', current: 'page' })
  })

  it('highlightedLink returns the summer school for a report', () => {
    expect(highlightedLink('/blog/3', undefined)).toEqual({ name: 'summerSchool', current: 'location' })
  })

  it('highlightedLink returns the summer school for later pages of its list', () => {
    expect(highlightedLink('/projects/faqja/2', undefined)).toEqual({ name: 'projects', current: 'location' })
    expect(highlightedLink('/summer-school/faqja/3', undefined)).toEqual({
      name: 'summerSchool',
      current: 'location',
    })
  })

  it('highlightedLink treats a trailing slash like the clean address', () => {
    expect(highlightedLink('/projects/', undefined)).toEqual({ name: 'projects', current: 'page' })
  })

  it('highlightedLink uses sections on the home page only', () => {
    expect(highlightedLink('/about', 'projects')).toEqual({ name: 'about', current: 'page' })
  })

  it('highlightedLink returns nothing for news posts and unknown addresses', () => {
    expect(highlightedLink('/information-blog/1', undefined)).toEqual({ name: 'news', current: 'location' })
    expect(highlightedLink('/projects/7', undefined)).toBeUndefined()
    expect(highlightedLink('/toString', undefined)).toBeUndefined()
  })
})
