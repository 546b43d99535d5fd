/**
 * Colours shown while pictures load. A picture refers to the nearest one by
 * index, because the security policy allows no colour in a `style` attribute.
 */
export const tones = [
  '#26343f',
  '#24403a',
  '#3f5f52',
  '#5b6b73',
  '#7a6a78',
  '#7d8a5c',
  '#8f5b3e',
  '#c08f4a',
  '#d9c49a',
  '#a8c6d1',
  '#b9c4c4',
  '#e3e2d6',
] as const

/** Index of the tone nearest to a colour; channels from 0 to 255. */
export function nearestTone(red: number, green: number, blue: number): number {
  const distances = tones.map((tone) => {
    const [r, g, b] = channelsOf(tone)
    // Green weighs most in the perceived lightness of a colour, blue least.
    return 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2
  })
  return distances.indexOf(Math.min(...distances))
}

/** The rules for `img[data-tone]`, also for the alternative text of a picture that fails to load. */
export function tonesCss(): string {
  const rules = tones.map(
    (tone, index) =>
      `  [data-tone="${index}"] {\n    background-color: ${tone};\n    color: ${isLight(tone) ? '#000' : '#fff'};\n  }`,
  )
  return `@layer components {\n${rules.join('\n\n')}\n}\n`
}

/** Whether black has a higher contrast on a tone than white. */
function isLight(tone: string): boolean {
  const [red, green, blue] = channelsOf(tone)
  return 299 * red + 587 * green + 114 * blue > 120_000
}

function channelsOf(tone: string): [red: number, green: number, blue: number] {
  const channel = (start: number) => Number.parseInt(tone.slice(start, start + 2), 16)
  return [channel(1), channel(3), channel(5)]
}
