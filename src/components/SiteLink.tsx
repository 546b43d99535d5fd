import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The pages that the site's chrome links to. */
export type SitePage = '/' | '/summer-school' | '/projects' | '/about' | '/kerko'

/**
 * A link of the site's chrome. It carries `aria-current` only as `current` says; the router's own `Link`
 * marks every link whose path is the current one, `/` and `/#information` at once.
 */
export function SiteLink({
  to,
  hash,
  current,
  label,
  className,
  children,
}: {
  to: SitePage
  hash?: string | undefined
  current?: 'page' | 'location' | undefined
  label?: string
  className?: string | undefined
  children: ReactNode
}) {
  const props = useLinkProps({
    to,
    activeProps: {},
    ...(hash && { hash }),
    ...(className && { className }),
    ...(label && { 'aria-label': label }),
  })
  return (
    <a {...props} aria-current={current}>
      {children}
    </a>
  )
}
