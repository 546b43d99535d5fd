import { type HomeAnchor, homeAnchors } from '../../model/anchors.ts'
import { sectionInViewLine } from '../../model/specification.ts'
import { words } from '../content/index.ts'
import { SiteLink } from './links/SiteLink.tsx'
import { Phrase } from './Phrase.tsx'

/** The five links of the specification (§2 Header), in its order. */
const mainLinks = [
  { name: 'home', to: '/', hash: undefined, word: words.nav.home },
  { name: 'news', to: '/', hash: 'information', word: words.nav.news },
  { name: 'summerSchool', to: '/summer-school', hash: undefined, word: words.nav.summerSchool },
  { name: 'projects', to: '/projects', hash: undefined, word: words.nav.projects },
  { name: 'about', to: '/about', hash: undefined, word: words.nav.about },
] as const

/** The main pages as list items: in the header, in the footer, and on the page for unknown addresses. */
export function MainLinkItems({ className, highlight }: { className?: string; highlight?: Highlight }) {
  return mainLinks.map(({ name, to, hash, word }) => (
    <li key={name}>
      <SiteLink
        to={to}
        hash={hash}
        current={highlight?.name === name ? highlight.current : undefined}
        className={className}
      >
        <Phrase of={word} />
      </SiteLink>
    </li>
  ))
}

type LinkName = (typeof mainLinks)[number]['name']

/** The link to highlight: `page` if it leads to this very page, `location` if the visitor is below or within its target. */
type Highlight = { name: LinkName; current: 'page' | 'location' }

/** Which main link is highlighted (specification §2 Header); undefined on pages that none of them covers. */
export function highlightedLink(path: string, sectionInView: HomeAnchor | undefined): Highlight | undefined {
  const clean = path.replace(/(?<=.)\/$/, '')
  if (clean === '/' && sectionInView) return { name: sections[sectionInView], current: 'location' }
  if (clean.startsWith('/blog/')) return { name: 'summerSchool', current: 'location' }
  if (clean.startsWith('/information-blog/')) return { name: 'news', current: 'location' }
  const list = clean.replace(/\/faqja\/\d+$/, '')
  const link = mainLinks.find(({ to }) => to === list)
  return link && { name: link.name, current: list === clean ? 'page' : 'location' }
}

const sections: Record<HomeAnchor, LinkName> = {
  information: 'news',
  projects: 'projects',
  'about-us': 'about',
}

/** The section of the home page that crosses the line below the viewport's top; undefined at scroll top. */
export function sectionInView(): HomeAnchor | undefined {
  return homeAnchors.find((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    const crosses = box !== undefined && box.top <= sectionInViewLine && box.bottom > sectionInViewLine
    return crosses && window.scrollY > 0
  })
}
