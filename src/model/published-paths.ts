// The paths that every page links to are constants of their own, so that the app's bundle does not contain the other
// paths.
export const atomPath = '/feed.atom'
export const jsonFeedPath = '/feed.json'
export const manifestPath = '/manifest.webmanifest'

/** Machine-readable files of the build, by their path below the base path. */
export const publishedPaths = {
  atom: atomPath,
  jsonFeed: jsonFeedPath,
  manifest: manifestPath,
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  projectsCsv: '/projects.csv',
  projectsJson: '/projects.json',
} as const

/** The clean path of a report's page; for `''`, the common prefix of all of them. */
export function reportPath(id: number | ''): string {
  return `/blog/${id}`
}

/** The clean path of a news post's page; for `''`, the common prefix of all of them. */
export function newsPath(id: number | ''): string {
  return `/information-blog/${id}`
}
