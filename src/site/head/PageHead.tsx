import { useMatches } from '@tanstack/react-router'

/**
 * The title, meta and link elements that the `head()` of the page's routes return. Not the router's `HeadContent`,
 * which also knows scripts, styles and nonces: no route has them, and they are 2 kB of each page.
 */
export function PageHead() {
  const matches = useMatches()
  const meta = matches.flatMap((match) => match.meta ?? []).filter((tag) => tag !== undefined)
  const links = matches.flatMap((match) => match.links ?? []).filter((tag) => tag !== undefined)
  return (
    <>
      <title>{meta.findLast(({ title }) => title)?.title}</title>
      {meta.map((tag) => !tag.title && <meta key={JSON.stringify(tag)} {...tag} />)}
      {links.map((tag) => (
        <link key={JSON.stringify(tag)} {...tag} />
      ))}
    </>
  )
}
