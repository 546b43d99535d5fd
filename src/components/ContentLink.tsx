import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link that an editor wrote: through the router when it stays on this site. */
export function ContentLink({ href, children }: { href: string; children?: ReactNode }) {
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a href={href} rel={href.startsWith('http') ? 'noopener external' : undefined}>
        {children}
      </a>
    )
  }
  const [to = '/', hash] = href.split('#')
  return (
    <Link to={to} {...(hash && { hash })}>
      {children}
    </Link>
  )
}
