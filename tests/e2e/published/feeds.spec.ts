import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { textsOf, validateXml } from '../../../src/pipeline/feeds/testing/validate.ts'
import { paths } from '../../../src/util/paths.ts'
import { news, pages, reports } from '../support/content.ts'
import { expect } from '../support/test.ts'

const read = (name: string) => readFileSync(join(paths.dist, name), 'utf8')
const atom = { a: 'http://www.w3.org/2005/Atom' }
const documents = [
  ...reports.map(({ id }) => `/blog/${id}`),
  ...news.map(({ id }) => `/information-blog/${id}`),
].sort()

base.describe('published feeds', { tag: '@once' }, () => {
  base('Atom feed is valid and has every document once', () => {
    const feed = read('feed.atom')
    validateXml(feed, 'atom.rng')
    const links = textsOf(feed, '//a:entry/a:link/@href', atom).map((href) => new URL(href).pathname)
    expect(links.sort()).toEqual(documents)
    const ids = textsOf(feed, '//a:id', atom)
    expect(new Set(ids).size).toBe(documents.length + 1)
    const days = textsOf(feed, '//a:entry/a:published', atom)
    expect(days).toEqual(days.toSorted().reverse())
  })

  base('Atom feed shows published pictures only', () => {
    const html = textsOf(read('feed.atom'), '//a:content', atom).join('')
    const pictures = [...html.matchAll(/(?:src="|srcset="|, )(https?:\/\/[^" ]+)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(pictures.length).toBeGreaterThanOrEqual(documents.length)
    expect(pictures.filter((path) => !existsSync(join(paths.dist, path)))).toEqual([])
  })

  base('Atom feed entry has the whole text that the page of its document shows', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    const feed = read('feed.atom')
    const links = textsOf(feed, '//a:entry/a:link/@href', atom)
    const texts = textsOf(feed, '//a:content', atom)
    const textOf = async (html: string, selector: string) => {
      await page.setContent(html)
      return (await page.locator(selector).first().textContent())?.trim() ?? ''
    }
    for (const [index, link] of links.entries()) {
      const document = read(`${new URL(link).pathname.slice(1)}.html`)
      expect(await textOf(texts[index] ?? '', 'body'), link).toContain(
        await textOf(document, '[data-article]'),
      )
    }
    await page.close()
  })

  base('JSON feed has the documents of the Atom feed', () => {
    const { items } = JSON.parse(read('feed.json')) as { items: { url: string; image: string }[] }
    expect(items.map(({ url }) => new URL(url).pathname).sort()).toEqual(documents)
    for (const { image } of items) {
      expect(existsSync(join(paths.dist, new URL(image).pathname)), image).toBe(true)
    }
  })

  base('sitemap is valid and lists the canonical address of every page', () => {
    const sitemap = read('sitemap.xml')
    validateXml(sitemap, 'sitemap.rng')
    const addresses = textsOf(sitemap, '//s:loc', { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' })
    const canonical = pages.map((path) => {
      const html = read(path === '/' ? 'index.html' : `${path.slice(1)}.html`)
      return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    })
    expect(addresses.sort()).toEqual(canonical.sort())
    expect(read('robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', addresses[0]).href}\n`)
  })
})
