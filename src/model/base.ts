/** The base path under which the site is served, with a slash at both ends: `/` or `/energjia/`. */
const base: string = import.meta.env.BASE_URL

/** The address of `path` (`/summer-school`) under the site's base path. */
export function withBase(path: string): string {
  return `${base}${path.replace(/^\//, '')}`
}
