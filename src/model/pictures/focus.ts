/**
 * The point of a picture that a crop keeps, in tenths of its width and height. The style sheet has a rule for each
 * tenth, because the security policy allows no position in a `style` attribute.
 */

/** A point in percent of a picture's width and height, as tenths: `3 7`. */
export function focusOf({ x, y }: { x: number; y: number }): string {
  return [x, y].map((percent) => Math.round(percent / 10)).join(' ')
}

/** The part of a picture that a frame shows, in px of the picture scaled to fill the frame, as `object-fit: cover` does. */
export function cropOf(
  picture: { width: number; height: number; focus?: string },
  frame: { width: number; height: number },
): { scaled: { width: number; height: number }; left: number; top: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height)
  const scaled = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  const [x = 5, y = 5] = picture.focus?.split(' ').map(Number) ?? []
  const left = Math.round(((scaled.width - frame.width) * x) / 10)
  return { scaled, left, top: Math.round(((scaled.height - frame.height) * y) / 10) }
}

/** The rules for `img[data-focus]`. */
export function focusCss(): string {
  const tenths = Array.from({ length: 11 }, (_, tenth) => tenth)
  const rules = tenths.flatMap((tenth) => [
    `  [data-focus^="${tenth} "] {\n    --focus-x: ${tenth * 10}%;\n  }`,
    `  [data-focus$=" ${tenth}"] {\n    --focus-y: ${tenth * 10}%;\n  }`,
  ])
  const position = '  [data-focus] {\n    object-position: var(--focus-x) var(--focus-y);\n  }'
  return `@layer components {\n${[position, ...rules].join('\n\n')}\n}\n`
}
