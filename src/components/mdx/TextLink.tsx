import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { withBase } from '../../base.ts'

/** A link in a document's text: to a page of this site, to one of its files, or elsewhere. */
export function TextLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('#') || /^(mailto|tel):/.test(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  }
  if (/^\/(?!\/)/.test(href)) return <OwnLink href={href}>{children}</OwnLink>
  return (
    <a {...rest} href={href} rel="noopener external">
      {children}
    </a>
  )
}

function OwnLink({ href, children }: Pick<ComponentProps<'a'>, 'children'> & { href: string }) {
  const [path = '/', hash] = href.split('#')
  if (/\.[a-z0-9]+$/i.test(path)) return <a href={withBase(href)}>{children}</a>
  return (
    <Link to={path} {...(hash === undefined ? {} : { hash })}>
      {children}
    </Link>
  )
}
