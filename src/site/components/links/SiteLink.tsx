import { type RegisteredRouter, useLinkProps } from '@tanstack/react-router'
import type { MouseEventHandler, ReactNode } from 'react'

/** The pages that stand for no document of many: their addresses have no parameter. */
export type SitePage = Exclude<keyof RegisteredRouter['routesByPath'], `${string}$${string}` | ''>

/**
 * A link of the site's chrome. It carries `aria-current` only as `current` says; the router's own `Link`
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
  label?: string
  className?: string
  /** Comes before the router, which does nothing where the click is prevented. */
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
