import { content } from '../src/site/content/generated/content.ts'

const { home, about, pictures, projects, news } = content
const reports = content.reports.map(({ report }) => report)

/** The documents of the site's own content, each kind newest first. */
export const entities = { reports, news, projects }

export { about, home, pictures }
