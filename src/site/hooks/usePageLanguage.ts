import { useMatches } from '@tanstack/react-router'

/** The language of the site. A route whose page is in another one has it in its `staticData`. */
export const siteLanguage = 'sq'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The language of the route's page, if it is not the site's own. */
    lang?: string
  }
}

/** The language of the page that is shown, if it is not the site's own. */
export function usePageLanguage(): string | undefined {
  return useMatches().at(-1)?.staticData.lang
}
