import type { NewsCard } from './news.ts'
import type { Project } from './project.ts'
import type { ReportCard } from './report.ts'

/** Everything that the site has, by title: what `/kerko` lists. Documents are newest first. */
export type Contents = {
  readonly reports: readonly Pick<ReportCard, 'id' | 'title' | 'date'>[]
  readonly news: readonly Pick<NewsCard, 'id' | 'title' | 'date'>[]
  readonly projects: readonly Pick<Project, 'id' | 'title' | 'year'>[]
  /** Frequent questions, in the order of the home page. */
  readonly questions: readonly string[]
  /** Titles of the sections of the about page. */
  readonly about: { readonly purpose: string; readonly vision: string; readonly mission: string }
}
