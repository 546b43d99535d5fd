/** Prefixes root-relative addresses (`href`, `src`, `srcset`) in HTML with `root`, which ends in a slash. */
export function prefixAddresses(html: string, root: string): string {
  return html
    .replace(/(\s(?:href|src)=["'])\/(?!\/)/g, (_, start: string) => start + root)
    .replace(
      /(\ssrcset=")([^"]*)/g,
      (_, start: string, candidates: string) => start + candidates.replace(/(^|,\s*)\//g, `$1${root}`),
    )
}
