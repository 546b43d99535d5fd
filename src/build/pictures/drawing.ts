/**
 * What an SVG may not have, because it is published byte for byte: code, motion, references to other
 * files, and what the editor's program notes about the file and its author. Document types and escapes
 * are refused so that none of it can be spelled in another way.
 */
const forbidden: readonly RegExp[] = [
  /<!(?:DOCTYPE|ENTITY|ATTLIST|ELEMENT|--)[^>\n]*/i,
  /<\?(?!xml\s)[^>\n]*/i,
  /encoding\s*=\s*["'](?!utf-8["'])[^"'\n]*/i,
  /<(?:[\w.-]+:)?(?:script|handler|listener|style\s+[^>]*src|foreignObject|metadata|image|feImage|a|link|iframe|object|embed|audio|video|animate\w*|set|mpath)(?=[\s/>])/i,
  /xmlns:(?!xlink\s*=)[\w.-]+/i,
  /\son[a-z]+\s*=/i,
  /\bhref\s*=\s*(?!["']#)["']?[^"'\s>]*/i,
  /url\(\s*(?!["']?#)[^)\n]*/i,
  /@import/i,
  /\b(?:javascript|data):/i,
  /\\/,
]

/** Shapes that repeat shapes that repeat shapes: with more of them a drawing of a page takes years to paint. */
const mostRepeats = 20

/** The first text of an SVG that is not to be published, undefined where there is none. */
export function unsafeIn(svg: string): string | undefined {
  const found = forbidden.flatMap((pattern) => pattern.exec(svg) ?? [])[0]
  if (found !== undefined) return found.trim().slice(0, 40)
  return (svg.match(/<(?:[\w.-]+:)?use[\s/>]/gi) ?? []).length > mostRepeats ? '<use' : undefined
}
