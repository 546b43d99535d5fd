/** The address of a page of the third build, whose lists have several pages, and which announces an edition. */
export function inLarge(path: string): string {
  const { E2E_LARGE_URL: site } = process.env
  if (!site)
    throw new Error('E2E_LARGE_URL is missing: `npm test -- large` builds the site that is served there.')
  return new URL(path, site).href
}
