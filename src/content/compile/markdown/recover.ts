import { blanked, type Stretch } from '../blanked.ts'
import type { Finding } from '../problem.ts'
import type { MdxError } from './errors.ts'

/**
 * A body with blanks in the place of what its parser stopped at, so that all places stay what they are;
 * undefined where it cannot be told what to set aside.
 *
 * @param text the body as the parser read it, at its offsets in the file
 */
export function withoutMistake(text: string, { rule, place }: Finding, error: MdxError): string | undefined {
  const { start, end } = place
  switch (rule) {
    case 'mdx/brace':
    case 'mdx/less-than':
      return blanked(text, [{ start, end: start + 1 }])
    case 'mdx/comment':
      return blanked(text, [{ start, end: after(text, '-->', start) }])
    case 'mdx/import':
      return blanked(text, [{ start, end: after(text, '\n\n', start) }])
    case 'mdx/wrong-end-tag':
      return blanked(text, [{ start, end }, openingOf(text, error)])
    case 'mdx/bare-link':
    case 'mdx/stray-end-tag':
    case 'mdx/unclosed':
    case 'mdx/unknown-component':
      return blanked(text, [{ start, end }])
    case 'mdx/html':
    case 'mdx/property-syntax':
      return withoutElement(text, start)
    default:
      return undefined
  }
}

/** The opening tag that a closing one does not belong to. */
function openingOf(text: string, { reason }: MdxError): Stretch {
  const [, line, column] = /`<[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? []
  const before = text.split('\n').slice(0, Number(line) - 1)
  const start = before.reduce((sum, { length }) => sum + length + 1, 0) + Number(column) - 1
  return Number.isNaN(start) ? { start: 0, end: 0 } : { start, end: after(text, '>', start) }
}

/** A tag that cannot be read, and the one that closes it. */
function withoutElement(text: string, start: number): string {
  const end = after(text, '>', start)
  const name = /^<([\w.-]+)/.exec(text.slice(start))?.[1] ?? ''
  const tag = { start, end }
  if (text[end - 2] === '/') return blanked(text, [tag])
  const close = text.indexOf(`</${name}>`, end)
  const next = text.indexOf(`<${name}`, end)
  if (close === -1 || (next !== -1 && next < close)) return blanked(text, [tag])
  return blanked(text, [tag, { start: close, end: after(text, '>', close) }])
}

function after(text: string, sign: string, start: number): number {
  const at = text.indexOf(sign, start)
  return at === -1 ? text.length : at + sign.length
}
