import { withBase } from '../../model/base.ts'
import type { ListName } from '../../model/document-kinds.ts'
import { listPath } from '../../model/paging.ts'
import { phrase } from '../../model/phrase.ts'
import { site, words } from '../content/index.ts'

/** Metadata of a page. */
type PageHead = {
  /** Title of the page without the site's name; undefined for the home page. */
  title?: string
  description: string
  /** Clean path below the base path. */
  path: string
  /** Day of publication, `2024-11-25`, of an article. */
  published?: string
  /** The language of the page, if it is not the site's own. */
  lang?: string
  /** Clean paths of the previous and next page of a list. */
  previous?: string
  next?: string
}

/** Meta and link elements of a page, in the shape of TanStack Router's `head()`. */
export function pageHead(page: PageHead) {
  const { title, description, path, previous, next } = page
  const address = import.meta.env.SITE_ORIGIN + withBase(path)
  return {
    meta: [
      { title: pageTitle(title) },
      { name: 'description', content: description },
      // For programs that read the published page: the app has no need of them.
      ...(import.meta.env.SSR ? sharedMeta(page, address) : []),
    ],
    links: [
      { rel: 'canonical', href: address },
      ...(previous === undefined ? [] : [{ rel: 'prev', href: withBase(previous) }]),
      ...(next === undefined ? [] : [{ rel: 'next', href: withBase(next) }]),
      ...(import.meta.env.SSR ? languageLinks(path) : []),
    ],
  }
}

/** The home page and the page in English name each other as the same page in another language. */
function languageLinks(path: string) {
  const pages = [
    { hrefLang: 'sq', to: '/' },
    { hrefLang: 'en', to: '/en' },
  ]
  if (pages.every(({ to }) => to !== path)) return []
  return pages.map(({ hrefLang, to }) => ({
    rel: 'alternate',
    hrefLang,
    href: import.meta.env.SITE_ORIGIN + withBase(to),
  }))
}

function sharedMeta({ title, description, published, lang }: PageHead, address: string) {
  return [
    { name: 'robots', content: 'max-image-preview:large' },
    // Programs that show a card for a link have the site's name beside the title.
    { property: 'og:title', content: title ?? site.name },
    { property: 'og:description', content: description },
    { property: 'og:type', content: published === undefined ? 'website' : 'article' },
    ...(published === undefined ? [] : [{ property: 'article:published_time', content: published }]),
    { property: 'og:site_name', content: site.name },
    // The list of locales that such programs accept has no `sq_XK`.
    { property: 'og:locale', content: lang === undefined ? 'sq_AL' : 'en_GB' },
    { property: 'og:url', content: address },
  ]
}

/** Head of a page of a list: its own address, and its neighbours. */
export function listHead(list: ListName, { page, pages }: { page: number; pages: number }) {
  const { description } = textsOfList(list)
  const title = listTitle(list, page)
  return pageHead({
    title,
    description: page === 1 ? description : `${title}. ${description}`,
    path: listPath(list, page),
    ...(page > 1 && { previous: listPath(list, page - 1) }),
    ...(page < pages && { next: listPath(list, page + 1) }),
  })
}

/** Head of a page for an unknown address, which search engines must not index. */
export function notFoundHead(title: string) {
  return { meta: [{ title: pageTitle(title) }, { name: 'robots', content: 'noindex' }] }
}

/** The words of each list with pages: the compiler asks for those of a new one. */
function textsOfList(list: ListName): { title: string; description: string } {
  switch (list) {
    case 'projects':
      return words.projects
    case 'summer-school':
      return words.reports
  }
}

/** The title of a page of a list. The first page has the list's own title. */
export function listTitle(list: ListName, page: number): string {
  return page === 1 ? textsOfList(list).title : numberedTitle(list, page)
}

/** The title of a page of a list with its number. */
export function numberedTitle(list: ListName, page: number): string {
  return phrase(words.list.page, { title: listTitle(list, 1), n: page })
}

function pageTitle(title: string | undefined): string {
  return title === undefined ? site.name : phrase(words.title, { page: title, site: site.shortName })
}
