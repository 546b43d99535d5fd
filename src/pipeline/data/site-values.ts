import type * as SiteModule from 'virtual:site-content'
import type { Content } from '../../check/content.ts'
import { projectsPerPage } from '../../model/paging.ts'
import { omit } from '../../model/records.ts'
import type { Project } from '../../model/schema/project.ts'
import { shownEdition } from '../../model/shown-edition.ts'

/** The part of the content that is in every page. */
export type AppContent = Pick<Content, 'site' | 'words' | 'nextEdition'> & {
  projects: readonly Pick<Project, 'municipality'>[]
}

/** The exports of `virtual:site-content`, and whether the app needs the code for municipalities, and for several pages of projects. */
export type SiteValues = typeof SiteModule & { hasMunicipalities: boolean; hasProjectPages: boolean }

/** The {@link SiteValues} as JSON, without the fields that only the build reads. The same content yields the same bytes. */
export function siteValues({ site, words, nextEdition, projects }: AppContent): string {
  return JSON.stringify({
    site: omit(site, 'description', 'address', 'repository', 'placeholders', 'retired', 'redirects'),
    words: {
      ...omit(words, 'synonyms', 'moved', 'projectFacts'),
      footer: site.placeholders.length > 0 ? words.footer : omit(words.footer, 'placeholders'),
    },
    next: nextEdition ? { edition: shownEdition(nextEdition) } : {},
    hasProjectPages: projects.length > projectsPerPage,
    hasMunicipalities: projects.some(({ municipality }) => municipality !== undefined),
  } satisfies SiteValues)
}
