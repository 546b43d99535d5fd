import { NightRidge } from '../../site/components/drawings/NightRidge.tsx'
import { Ridge } from '../../site/components/drawings/Ridge.tsx'
import { Footer } from '../../site/components/frame/Footer.tsx'
import { Header } from '../../site/components/frame/Header.tsx'
import { Logo } from '../../site/components/frame/Logo.tsx'
import { RouteAnnouncer } from '../../site/components/frame/RouteAnnouncer.tsx'
import { SkipLink } from '../../site/components/frame/SkipLink.tsx'
import { Back } from '../../site/components/links/Back.tsx'
import { ContentLink } from '../../site/components/links/ContentLink.tsx'
import { Picture } from '../../site/components/Picture.tsx'
import { site, words } from '../../site/content/index.ts'
import { type Exhibits, first, Pressed } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** What pages share: header, footer, ridges, links. */
export function siteExhibits({ reports }: Material): Exhibits {
  return {
    'frame/SkipLink': { 'seen with the focus alone: press Tab here': <SkipLink /> },
    'frame/Header': { 'a menu in a window narrower than 60 rem': <Header /> },
    'frame/Footer': {
      'the copyright': <Footer />,
      'the credit': (
        <Pressed control="button">
          <Footer />
        </Pressed>
      ),
    },
    'frame/Logo': { 'on paper': <Logo /> },
    'drawings/Ridge': {
      line: <Ridge kind="line" />,
      sunrise: <Ridge kind="sunrise" />,
      range: <Ridge kind="range" />,
    },
    'drawings/NightRidge': { 'below the text of a missing page': <NightRidge /> },
    'links/Back': { 'opened directly': <Back to="/summer-school" word={words.report.back} /> },
    'links/ContentLink': {
      'to a page of the site': <ContentLink href="/projects">{words.projects.title}</ContentLink>,
      elsewhere: <ContentLink href={site.social.url}>{site.social.label}</ContentLink>,
    },
    Picture: { 'as wide as its frame': <Picture picture={first(reports).cover} sizes="100vw" /> },
    'frame/RouteAnnouncer': { 'heard, not seen': <RouteAnnouncer /> },
  }
}
