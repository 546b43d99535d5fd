import { Link, type LinkProps } from '@tanstack/react-router'
import type { DocumentId } from '../../../src/model/document-ids.ts'
import type { SiteRouter } from '../../../src/site/app/router.tsx'
import { SiteLink } from '../../../src/site/components/links/SiteLink.tsx'

/**
 * Facts that the type check proves: tsc fails where an expected error is missing. Links to pages
 * that exist are fine, links to missing ones are not.
 */
export const linksTo = (report: DocumentId<'report'>, news: DocumentId<'news'>) => [
  <Link key="1" to="/blog/$id" params={{ id: report }} />,
  <Link key="2" to="/information-blog/$id" params={{ id: news }} />,
  // @ts-expect-error there is no such page
  <Link key="3" to="/kontakt" />,
  // @ts-expect-error a report's address needs its id
  <Link key="4" to="/blog/$id" />,
  <SiteLink key="5" to="/summer-school">
    Shkolla verore
  </SiteLink>,
  // @ts-expect-error the site's chrome leads to no single document
  <SiteLink key="6" to="/blog/$id">
    Raporti
  </SiteLink>,
]

/** A link takes the numbers of the documents that there are, which are known once the content was checked. */
type Params<To extends string> = LinkProps<'a', SiteRouter, string, To>['params']
type IdOf<Props> = Props extends { id: infer Id } ? Id : never
type IsSame<A, B> = [A, B] extends [B, A] ? true : false
export const reportLinks: IsSame<IdOf<Params<'/blog/$id'>>, DocumentId<'report'>> = true
export const newsLinks: IsSame<IdOf<Params<'/information-blog/$id'>>, DocumentId<'news'>> = true

/** Keeps the router's types, which give `Link` its routes, in this file's program. */
export type Router = SiteRouter
