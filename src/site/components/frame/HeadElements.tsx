import { useMatches } from '@tanstack/react-router'

/** A meta or link element as attributes; `{ title }` stands for the title. */
type HeadElement = Readonly<Record<string, string>>

/** What routes ask for in the head, outermost route first. */
type HeadOfRoute = {
  readonly meta?: readonly (HeadElement | undefined)[] | undefined
  readonly links?: readonly (HeadElement | undefined)[] | undefined
}

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

/**
 * The elements of a page's head: one title, and one meta element of a name or property, both as the innermost
 * route says them; every link.
 */
export function headElements(routes: readonly HeadOfRoute[]): {
  title: string | undefined
  meta: readonly HeadElement[]
  links: readonly HeadElement[]
} {
  const said = new Map<string, HeadElement>()
  let title: string | undefined
  for (const element of routes.flatMap(({ meta }) => meta ?? [])) {
    if (element === undefined) continue
    if ('title' in element) title = element.title
    else said.set(element.name ?? element.property ?? JSON.stringify(element), element)
  }
  const links = routes.flatMap(({ links }) => links ?? []).filter((link) => link !== undefined)
  return { title, meta: [...said.values()], links }
}
