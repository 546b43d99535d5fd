import type { z } from 'zod'
import { englishAnchors, homeSections, missionAnchor, purposeAnchor, visionAnchor } from '../anchors.ts'
import { keysOf } from '../records.ts'
import { aboutSchema } from './about.ts'
import { englishPageSchema } from './english.ts'
import type { DocumentSchema } from './fields.ts'
import { homeSourceSchema } from './home.ts'
import type { WithPictures } from './page-fields.ts'

/** A page with a content file of its own. */
export type PageRecord = {
  /** The path of the content file below `content/`. */
  file: string
  schema: DocumentSchema
  /** Title of the JSON Schema of its fields. */
  title: string
  /** The clean path of the page. */
  path: string
  /** The ids on the page that links may target. On a {@link PlainPageName} page: the ids of its groups of fields, in order. */
  ids: readonly string[]
}

/**
 * The pages with content files of their own, by name. The page's module below `data/` has this name and exports the fields.
 *
 * To add a page:
 *
 * 1. Write its texts in `content/pages/<name>/index.yaml`. Copy the file to `content/pages/<name>/` of the two fixtures,
 *    `tests/fixtures/content-check/good` and `tests/fixtures/whole-site`.
 * 2. Write its schema (with `title` and `description`) in `<name>.ts` beside this file, and its record here. Check, forms, module, search and sitemap follow.
 * 3. Write its layout and style sheet in `site/layouts/`.
 * 4. Write `site/routes/_site/<name>.tsx`: `load('<name>')`, its head and its layout. Its path is a type error until step 6.
 * 5. For a link in the menu add a row to `site/components/main-links.tsx`, and its word to `nav` as for a field (`report.ts`). For a
 *    social card and breadcrumbs of its own add it to `pipeline/social/cards.ts` and `pipeline/head/structured-data.ts`.
 * 6. Run `npm run format`: it adds the route to the tree, writes the JSON Schema and names it in `.vscode/settings.json`.
 * 7. Add its address to the lists that tests in `src/pipeline` write out. The failed tests show it.
 *
 * A page in another language has the language in the `staticData` of its route, and its schema in `inEnglish`.
 */
export const pageRecords = {
  home: {
    file: 'pages/home/index.yaml',
    schema: homeSourceSchema,
    title: 'Faqja kryesore',
    path: '/',
    ids: homeSections,
  },
  about: {
    file: 'pages/about/index.yaml',
    schema: aboutSchema,
    title: 'Faqja „Rreth nesh“',
    path: '/about',
    ids: [purposeAnchor, visionAnchor, missionAnchor],
  },
  english: {
    file: 'pages/en/index.yaml',
    schema: englishPageSchema,
    title: 'Faqja në anglisht',
    path: '/en',
    ids: englishAnchors,
  },
} as const satisfies Record<string, PageRecord>

/** Name of a page with a content file of its own. */
export type PageName = keyof typeof pageRecords

/** Name of a page that shows its fields as they are. The others also show pictures or other documents. */
export type PlainPageName = Exclude<PageName, 'home' | 'english'>

/** The names of the pages that show their fields as they are. */
export const plainPageNames = keysOf(pageRecords).filter(
  (name): name is PlainPageName => name !== 'home' && name !== 'english',
)

/** The fields of a page, with its pictures as pages use them. */
export type PageFields<Name extends PlainPageName> = WithPictures<
  z.infer<(typeof pageRecords)[Name]['schema']>
>
