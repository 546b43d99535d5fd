/** A point on the sheet, in pixels. */
export type P = readonly [number, number]

/** A colour stop: place from 0 to 1, colour, and opacity when it is not full. */
export type Stop = readonly [number, string, number?]

/** Writes a number short enough for an SVG file. */
function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The path data of a polygon through the points. */
export function outline(points: readonly P[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A filled path. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''}/>`
}

/** A filled polygon. */
export function poly(points: readonly P[], fill: string, opacity = 1): string {
  return shape(outline(points), fill, opacity)
}

/** A drawn line with round ends. */
export function stroke(points: readonly P[], colour: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` stroke-opacity="${opacity.toFixed(2)}"` : ''
  return (
    `<path d="${outline(points, false)}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" ` +
    `stroke-linecap="round" stroke-linejoin="round"${faint}/>`
  )
}

/** An ellipse, or a circle when only one radius is given. */
export function oval([x, y]: P, rx: number, fill: string, ry = rx, opacity = 1): string {
  const faint = opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${faint}/>`
}

/** An upright rectangle. */
export function rect(x: number, y: number, w: number, h: number, fill: string, opacity = 1): string {
  const faint = opacity < 1 ? ` fill-opacity="${opacity.toFixed(2)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${faint}/>`
}

/** Keeps the gradients and clips of one picture and hands out their references. */
export class Defs {
  private readonly items: string[] = []

  /** A gradient between two points of the sheet. */
  linear([x1, y1]: P, [x2, y2]: P, stops: readonly Stop[]): string {
    return this.add(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" ` +
        `x2="${num(x2)}" y2="${num(y2)}">${stops.map(stopTag).join('')}</linearGradient>`,
    )
  }

  /** A gradient around a point, flattened when the second radius is smaller. */
  radial([x, y]: P, rx: number, stops: readonly Stop[], ry = rx): string {
    return this.add(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" ` +
        `gradientTransform="matrix(${num(rx)} 0 0 ${num(ry)} ${num(x)} ${num(y)})">` +
        `${stops.map(stopTag).join('')}</radialGradient>`,
    )
  }

  /** Shows the content only inside the outline. */
  clip(d: string, content: string): string {
    const reference = this.add((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="${reference}">${content}</g>`
  }

  /** The definitions as markup. */
  markup(): string {
    return `<defs>${this.items.join('')}</defs>`
  }

  private add(write: (id: string) => string): string {
    const id = `d${this.items.length}`
    this.items.push(write(id))
    return `url(#${id})`
  }
}

function stopTag([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset.toFixed(3)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity.toFixed(2)}"` : ''}/>`
}
