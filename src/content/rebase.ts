import { withBase } from '../base.ts'

/** HTML whose root-relative addresses (`href`, `src`, `srcset`) are moved under the site's base path. */
export function rebase(html: string): string {
  const root = withBase('/')
  if (root === '/') return html
  return html
    .replace(/(\s(?:href|src)=["'])\/(?!\/)/g, (_, start: string) => start + root)
    .replace(
      /(\ssrcset=")([^"]*)/g,
      (_, start: string, candidates: string) => start + candidates.replace(/(^|,\s*)\//g, `$1${root}`),
    )
}
