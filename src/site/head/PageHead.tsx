import { useMatches } from '@tanstack/react-router'

/**
 * The title, meta and link elements that the `head()` of the page's routes return. Not the router's `HeadContent`,
 * which also renders scripts, styles and nonces: no route has them, and they are 2 kB of each page.
 */
export function PageHead() {
  const matches = useMatches()
  const meta = matches.flatMap((match) => match.meta)
  const links = matches.flatMap((match) => match.links)
  return (
    <>
      <title>{meta.findLast((tag) => tag?.title)?.title}</title>
      {meta.map((tag) => tag && !tag.title && <meta key={JSON.stringify(tag)} {...tag} />)}
      {links.map((tag) => tag && <link key={JSON.stringify(tag)} {...tag} />)}
    </>
  )
}
