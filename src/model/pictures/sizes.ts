/** Widths in CSS with their media conditions; the last one has none. */
type ShownWidths = readonly [...(readonly [condition: string, width: string])[], width: string]

/** The page's side margins and its width within them: `--gutter` and `--page` of tokens.css. */
export const gutter = 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)'
export const pageWidth = `min(100vw - 2 * ${gutter}, 75rem)`

/** The attribute `sizes` for these widths: the first condition that matches decides. */
export function sizesOf(...widths: ShownWidths): string {
  return widths
    .map((part) => (typeof part === 'string' ? `calc(${part})` : `${part[0]} calc(${part[1]})`))
    .join(', ')
}
