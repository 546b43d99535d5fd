import type { HomeAnchor } from '../content/anchors.ts'
import type { mainLinks } from './main-links.ts'

type LinkName = (typeof mainLinks)[number]['name']

/** The link to highlight: `page` when it leads to this very page, `location` when the visitor is within what it names. */
export type Highlight = { name: LinkName; current: 'page' | 'location' }

/** Which main link is highlighted (specification §2 Header); undefined on pages that none of them names. */
export function highlightedLink(path: string, sectionInView: HomeAnchor | undefined): Highlight | undefined {
  const clean = path.replace(/(?<=.)\/$/, '')
  if (clean === '/') return onHome(sectionInView)
  if (clean.startsWith('/blog/')) return { name: 'summerSchool', current: 'location' }
  const list = clean.replace(/\/faqja\/\d+$/, '')
  const name = pages[list]
  return name && { name, current: list === clean ? 'page' : 'location' }
}

const pages: Record<string, LinkName> = {
  '/summer-school': 'summerSchool',
  '/projects': 'projects',
  '/about': 'about',
}

const sections: Record<HomeAnchor, LinkName> = {
  information: 'news',
  projects: 'projects',
  'about-us': 'about',
}

function onHome(section: HomeAnchor | undefined): Highlight {
  return section ? { name: sections[section], current: 'location' } : { name: 'home', current: 'page' }
}
