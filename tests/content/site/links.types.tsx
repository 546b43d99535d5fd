import { Link } from '@tanstack/react-router'
import type { SiteRouter } from '../../../src/site/app/router.tsx'
import { SiteLink } from '../../../src/site/components/links/SiteLink.tsx'

/**
 * Facts that the type check proves: tsc fails where an expected error is missing. Links to pages
 * that exist are fine, links to missing ones are not.
 */
export const links = [
  <Link key="1" to="/blog/$id" params={{ id: 1 }} />,
  <Link key="2" to="/information-blog/$id" params={{ id: 2 }} />,
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

/** Keeps the router's types, which give `Link` its routes, in this file's program. */
export type Router = SiteRouter
