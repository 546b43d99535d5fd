import type { Content } from '../../content/compile/index.ts'
import type { Picture } from '../../content/schema/picture.ts'
import { newsPath, reportPath } from '../../published-paths.ts'
import type { CardText } from './card.ts'

/** A picture for shared links before it is drawn. */
export type Card = {
  /** Clean path of the page that it stands for. */
  path: string
  text: CardText
  cover: Picture
  /** What the picture says and shows. */
  alt: string
}

/** The cards of the home page, each report and each news post. */
export function socialCards({ site, words, home, reports, news }: Content): Card[] {
  const name = site.shortName
  const [headline] = home.banner.headlines
  return [
    {
      path: '/',
      text: { kicker: site.name, title: headline, name },
      cover: home.banner.picture,
      alt: `${site.name}: ${headline}`,
    },
    ...reports.map(({ report: { id, title, date, place, cover } }) => ({
      path: reportPath(id),
      text: { kicker: line(words.list.title, date, place), title, name },
      cover,
      alt: `${title}. ${cover.alt}`,
    })),
    ...news.flatMap(({ id, title, date, images: [cover] }) =>
      cover === undefined
        ? []
        : [{ path: newsPath(id), text: { kicker: date, title, name }, cover, alt: `${title}. ${cover.alt}` }],
    ),
  ]
}

function line(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ')
}
