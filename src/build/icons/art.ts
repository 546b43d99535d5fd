import { colours } from '../colours.ts'

/** The mark of the site for tabs and home screens, ridge and sun on 32 × 32; a `square` fills its corners. */
export function iconSvg(shape: 'rounded' | 'square'): string {
  const drawing = [
    `<path fill="${colours.deep}" d="M0 0h32v32H0z"/>`,
    `<circle cx="21.5" cy="11.5" r="5" fill="${colours.sun}"/>`,
    `<path d="M0 25 5.5 19l2.6 2 4.2-6.6 2.4 2.9 1.9-1.9 4.3 5.6 2.5-2.2L32 25v7H0z" fill="${colours['on-deep']}"/>`,
  ].join('')
  const shaped =
    shape === 'square'
      ? drawing
      : `<clipPath id="a"><rect width="32" height="32" rx="7"/></clipPath><g clip-path="url(#a)">${drawing}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shaped}</svg>\n`
}
