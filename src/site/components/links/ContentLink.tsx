import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { withBase } from '../../../model/base.ts'

/** A link of the content: to a page of this site through the router, to one of its files, or elsewhere. */
export function ContentLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const [path = '/', hash] = href.split('#')
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a {...rest} href={href} rel={href.startsWith('http') ? 'noopener external' : undefined}>
        {children}
      </a>
    )
  }
  if (/\.[a-z0-9]+$/i.test(path)) return <a href={withBase(href)}>{children}</a>
  return (
    <Link {...rest} to={path} {...(hash && { hash })}>
      {children}
    </Link>
  )
}
