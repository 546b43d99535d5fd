import { about, english, entities, home, news, projects, reports, say, words } from './content.ts'
import { piecesOf } from './text.ts'

/** Every text that each page must show, taken from the content. */
export const textsOf: Record<string, string[]> = {
  '/': [
    ...home.banner.headlines,
    home.banner.text,
    home.banner.call,
    ...home.whatWeDo.cards.flatMap(({ title, description }) => [title, description]),
    home.carousel.title,
    ...home.faq.items.map(({ title }) => title),
    ...news.slice(0, 2).flatMap(({ title, description, date }) => [title, description, date]),
    home.consultation.title,
    home.consultation.text,
    home.consultation.button,
    ...home.testimonials.items.flatMap(({ description, author }) => [description, author]),
  ],
  '/summer-school': reports.flatMap(({ title, description, date, readTime, author }) => [
    title,
    description,
    date,
    readTime,
    `By ${author}`,
  ]),
  '/projects': projects.flatMap(({ title, year, description }) => [
    title,
    year,
    ...description.split('\n').map((line) => line.replace(/^(\d+\.|[-–•])\s/, '')),
  ]),
  '/kerko': [...reports, ...news, ...projects, ...home.faq.items].map(({ title }) => title),
  '/en': [
    english.about.text,
    ...english.about.points,
    ...[...reports, ...news, ...projects].flatMap((one) =>
      one.english === undefined ? [] : [one.english.title, one.english.summary],
    ),
  ],
  '/about': [
    ...about.purpose.goals.flatMap(({ title, description }) => [title, description]),
    about.purpose.intro,
    about.vision.text,
    about.mission.intro,
    ...about.mission.points,
  ],
  ...Object.fromEntries(
    entities.news.map(({ id, title, date, content }) => [
      `/information-blog/${id}`,
      [title, date, ...piecesOf(content)],
    ]),
  ),
  ...Object.fromEntries(
    entities.reports.map(({ id, title, date, author, intro, objectives = [], days, conclusion }) => {
      const expected = days.flatMap(({ label, activities }) => [
        `Data: ${label}`,
        ...activities.flatMap((activity) =>
          typeof activity === 'string' ? activity.split('\n') : [activity.title, ...activity.points],
        ),
      ])
      const texts = [
        title,
        date,
        say(words.author, { author }),
        'Hyrje',
        ...intro.split('\n'),
        ...objectives,
        ...expected,
        'Përfundim',
        ...conclusion.split('\n'),
      ]
      return [`/blog/${id}`, texts]
    }),
  ),
}

/** The headings of each report, in their order. */
export const sectionsOf: Record<string, string[]> = Object.fromEntries(
  entities.reports.map(({ id, objectives, days }) => [
    `/blog/${id}`,
    [
      'Hyrje',
      ...(objectives ? ['Objektivat'] : []),
      ...days.map(({ label }) => `Data: ${label}`),
      'Përfundim',
    ],
  ]),
)
