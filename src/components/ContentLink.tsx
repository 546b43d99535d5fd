import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { withBase } from '../base.ts'

/** A link that an editor wrote: to a page of this site through the router, to one of its files, or elsewhere. */
export function ContentLink({ href, children }: { href: string; children?: ReactNode }) {
  const [path = '/', hash] = href.split('#')
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a href={href} rel={href.startsWith('http') ? 'noopener external' : undefined}>
        {children}
      </a>
    )
  }
  if (/\.[a-z0-9]+$/i.test(path)) return <a href={withBase(href)}>{children}</a>
  return (
    <Link to={path} {...(hash && { hash })}>
      {children}
    </Link>
  )
}
