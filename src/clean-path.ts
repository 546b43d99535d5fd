/**
 * The address form that the site uses: no trailing slash, no `index.html`, no `.html`. Static hosts
 * also answer on the other forms, whose markup is that of the clean one.
 */
export function cleanPath(path: string, base: string): string {
  const clean = path
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  return clean === base.replace(/\/$/, '') ? base : clean || '/'
}
