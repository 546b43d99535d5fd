import { Back } from '../../site/components/Back.tsx'
import { ContentLink } from '../../site/components/ContentLink.tsx'
import { Footer } from '../../site/components/Footer.tsx'
import { Header } from '../../site/components/Header.tsx'
import { Logo } from '../../site/components/Logo.tsx'
import { NightRidge } from '../../site/components/NightRidge.tsx'
import { Picture } from '../../site/components/Picture.tsx'
import { Ridge } from '../../site/components/Ridge.tsx'
import { RouteAnnouncer } from '../../site/components/RouteAnnouncer.tsx'
import { SkipLink } from '../../site/components/SkipLink.tsx'
import { site, words } from '../../site/content/index.ts'
import { type Exhibit, first, Pressed } from '../exhibit.tsx'
import type { Material } from '../material.ts'

/** What pages share: header, footer, ridges, links. */
export function siteExhibits({ reports }: Material): Exhibit[] {
  return [
    { name: 'SkipLink', states: { 'seen with the focus alone: press Tab here': <SkipLink /> } },
    { name: 'Header', states: { 'a menu in a window narrower than 60 rem': <Header /> } },
    {
      name: 'Footer',
      states: {
        'the copyright': <Footer />,
        'the credit': (
          <Pressed control="button">
            <Footer />
          </Pressed>
        ),
      },
    },
    { name: 'Logo', states: { 'on paper': <Logo /> } },
    {
      name: 'Ridge',
      states: {
        line: <Ridge kind="line" />,
        sunrise: <Ridge kind="sunrise" />,
        range: <Ridge kind="range" />,
      },
    },
    { name: 'NightRidge', states: { 'below the text of a missing page': <NightRidge /> } },
    { name: 'Back', states: { 'opened directly': <Back to="/summer-school" word={words.report.back} /> } },
    {
      name: 'ContentLink',
      states: {
        'to a page of the site': <ContentLink href="/projects">{words.projects.title}</ContentLink>,
        elsewhere: <ContentLink href={site.social.url}>{site.social.label}</ContentLink>,
      },
    },
    {
      name: 'Picture',
      states: { 'as wide as its frame': <Picture picture={first(reports).cover} sizes="100vw" /> },
    },
    { name: 'RouteAnnouncer', states: { 'heard, not seen': <RouteAnnouncer /> } },
  ]
}
