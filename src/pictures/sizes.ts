/** A width in CSS, and the condition of the window under which it holds, if it is not the last. */
type ShownWidths = readonly [...(readonly [condition: string, width: string])[], width: string]

/**
 * On screens with more than one dot a px, Chromium and Safari take the smaller of two files when it is
 * nearer by ratio: up to √1.39 times too narrow, because that is how neighbouring files differ. Telling
 * them the picture is that much wider makes every choice at least as wide as needed.
 */
const dense = { condition: '(min-resolution: 1.01dppx)', factor: 1.183 }

/** The page's side margins and its width within them: `--gutter` and `--page` of tokens.css. */
export const gutter = 'clamp(1rem, 0.4rem + 2.6vw, 2.5rem)'
export const pageWidth = `min(100vw - 2 * ${gutter}, 75rem)`

/** The attribute `sizes` of a picture that is shown this wide: the first condition that holds decides. */
export function sizesOf(...widths: ShownWidths): string {
  const all = widths.map((part): [condition: string | undefined, width: string] =>
    typeof part === 'string' ? [undefined, part] : [part[0], part[1]],
  )
  const sharp = all.map(([condition, width]) => {
    const conditions = [dense.condition, ...(condition === undefined ? [] : [condition])]
    return `${conditions.join(' and ')} calc(${dense.factor} * ${width})`
  })
  const plain = all.map(([condition, width]) =>
    condition === undefined ? `calc(${width})` : `${condition} calc(${width})`,
  )
  return [...sharp, ...plain].join(', ')
}
