import { type RegisteredRouter, useLinkProps } from '@tanstack/react-router'
import type { MouseEventHandler, ReactNode } from 'react'

/** The pages whose addresses have no parameter: none of them shows one of many documents. */
export type SitePage = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}` | ''>

/**
 * A link of the site's fixed parts. `current` alone sets its `aria-current`; the router's own `Link`
 * marks every link whose path is the current one, `/` and `/#information` at once.
 */
export function SiteLink({
  current,
  label,
  children,
  ...link
}: {
  to: SitePage | '.'
  hash?: string
  replace?: boolean
  resetScroll?: boolean
  current?: 'page' | 'location'
  /** The language of the page, if it is not the site's own. */
  hrefLang?: string
  label?: string
  className?: string | undefined
  /** Called before the router, which ignores a prevented click. */
  onClick?: MouseEventHandler<HTMLAnchorElement>
  children: ReactNode
}) {
  const props = useLinkProps({ activeProps: {}, 'aria-label': label, ...link })
  return (
    <a {...props} aria-current={current}>
      {children}
    </a>
  )
}
