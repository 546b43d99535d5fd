import { useMatches } from '@tanstack/react-router'
import { type HeadOfRoute, headElements } from '../head/head-elements.ts'

/**
 * What the routes' `head()` ask for. The router's own HeadContent can also put scripts, styles and preloads of a
 * manifest there, which this site never does, and would be 2 % of every page's script.
 */
export function HeadElements() {
  // Routes give text attributes alone (`pageHead`, `siteLinks`).
  const { title, meta, links } = headElements(useMatches() as HeadOfRoute[])
  return (
    <>
      <title>{title}</title>
      {meta.map((attributes) => (
        <meta key={JSON.stringify(attributes)} {...attributes} />
      ))}
      {links.map((attributes) => (
        <link key={JSON.stringify(attributes)} {...attributes} />
      ))}
    </>
  )
}
