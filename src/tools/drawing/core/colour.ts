type Triple = readonly [number, number, number]

/** Mixes two hex colours in OKLab, so that the middle stays as bright as the eye expects. */
export function mix(from: string, to: string, amount: number): string {
  const t = Math.min(1, Math.max(0, amount))
  const [a1, a2, a3] = toLab(from)
  const [b1, b2, b3] = toLab(to)
  return fromLab([a1 + (b1 - a1) * t, a2 + (b2 - a2) * t, a3 + (b3 - a3) * t])
}

/** Lays one transparent ink over another, as in screen printing. */
export function multiply(base: string, ink: string): string {
  const [a1, a2, a3] = parse(base)
  const [b1, b2, b3] = parse(ink)
  return format([(a1 * b1) / 255, (a2 * b2) / 255, (a3 * b3) / 255])
}

/** Moves a colour towards white (positive) or black (negative). */
export function shift(colour: string, amount: number): string {
  return amount >= 0 ? mix(colour, '#ffffff', amount) : mix(colour, '#000000', -amount)
}

function parse(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function format([r, g, b]: Triple): string {
  const byte = (v: number): string =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, '0')
  return `#${byte(r)}${byte(g)}${byte(b)}`
}

function toLab(hex: string): Triple {
  const [r, g, b] = parse(hex)
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)]
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb)
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb)
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return format([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}

function linear(value: number): number {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

function gamma(value: number): number {
  const v = Math.max(0, value)
  return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
}
