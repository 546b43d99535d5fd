import type { NewsPost } from '../schema/news.ts'
import type { About, Home } from '../schema/pages.ts'
import type { Project } from '../schema/project.ts'
import type { Site } from '../schema/site.ts'
import type { Words } from '../schema/words.ts'
import type { ReportEntry } from './documents/report.ts'
import type { PictureFile } from './pictures.ts'

/** What the check of a document of each kind reads out of it. */
export type Entries = {
  report: ReportEntry
  news: NewsPost
  project: Project
  home: Home
  about: About
  site: Site
  words: Words
}

/** The whole content, free of errors. Lists are in the order in which the site shows them. */
export type Content = {
  site: Site
  words: Words
  home: Home
  about: About
  /** Newest first. */
  reports: ReportEntry[]
  /** Newest first. */
  news: NewsPost[]
  /** Newest first. */
  projects: Project[]
  /** Every picture file that a page shows, sorted by key. */
  pictures: PictureFile[]
}
