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
import { type Exhibit, first, Pressed } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** What pages share: header, footer, ridges, links. */
export function siteExhibits({ reports }: Material): Exhibit[] {
  return [
    { name: 'frame/SkipLink', states: { 'seen with the focus alone: press Tab here': <SkipLink /> } },
    { name: 'frame/Header', states: { 'a menu in a window narrower than 60 rem': <Header /> } },
    {
      name: 'frame/Footer',
      states: {
        'the copyright': <Footer />,
        'the credit': (
          <Pressed control="button">
            <Footer />
          </Pressed>
        ),
      },
    },
    { name: 'frame/Logo', states: { 'on paper': <Logo /> } },
    {
      name: 'drawings/Ridge',
      states: {
        line: <Ridge kind="line" />,
        sunrise: <Ridge kind="sunrise" />,
        range: <Ridge kind="range" />,
      },
    },
    { name: 'drawings/NightRidge', states: { 'below the text of a missing page': <NightRidge /> } },
    {
      name: 'links/Back',
      states: { 'opened directly': <Back to="/summer-school" word={words.report.back} /> },
    },
    {
      name: 'links/ContentLink',
      states: {
        'to a page of the site': <ContentLink href="/projects">{words.projects.title}</ContentLink>,
        elsewhere: <ContentLink href={site.social.url}>{site.social.label}</ContentLink>,
      },
    },
    {
      name: 'Picture',
      states: { 'as wide as its frame': <Picture picture={first(reports).cover} sizes="100vw" /> },
    },
    { name: 'frame/RouteAnnouncer', states: { 'heard, not seen': <RouteAnnouncer /> } },
  ]
}
