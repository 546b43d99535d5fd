import type { Contents } from '../../schema/contents.ts'
import type { Content } from '../content.ts'

/** Titles and dates of all documents, so that the list of everything does not load everything. */
export function contentsOf({ reports, news, projects, home, about }: Content): Contents {
  return {
    reports: reports.map(({ report: { id, title, date } }) => ({ id, title, date })),
    news: news.map(({ id, title, date }) => ({ id, title, date })),
    projects: projects.map(({ id, title, year }) => ({ id, title, year })),
    questions: home.faq.items.map(({ title }) => title),
    about: { purpose: about.purpose.title, vision: about.vision.title, mission: about.mission.title },
  }
}
