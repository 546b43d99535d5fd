/**
 * The numbers of the specification, each with its section. Style sheets use the same
 * numbers: `npm run format` writes {@link specificationCss} to `src/site/styles/specification.css`.
 */

/** §2 Header, §9: distance in px from the viewport's top to a section that a hash link jumps to. */
export const sectionScrollOffset = 90

/** §2 Header, §9: wait in ms between the route change to `/` and the scroll to the section. */
export const sectionScrollDelay = 100

/** §2 Header, §9: a home section is in view when it crosses this line, in px below the viewport's top. */
export const sectionInViewLine = 100

/** §2 Home, §9: share of a home section that must be visible before it is revealed. */
export const revealThreshold = 0.1

/** §2 Home, §9: length of the reveal in ms. */
const revealDuration = 500

/** §2 Summer school list, §9: each card starts this many ms after the one before it. */
export const cardStagger = 200

/** §2 Summer school list, §9: scale of a card's image and button under the pointer. */
const hoverScale = 1.05

/** §2 Report, §9: a slide opens the image modal at this window width in px or less. */
export const modalMaxWidth = 1024

/** §2 Report and News, §9: time in ms that a carousel shows a slide. */
export const carouselDelay = 5000

/** §2 Footer, §9. */
export const copyrightYear = 2025

/** §2 Home, §9: number of items of each kind on the home page. */
export const homeCounts = { articles: 2, faq: 4, testimonials: 4, cards: 3, carousel: 5 } as const

/** §2 About. */
export const aboutCounts = { goals: 8, mission: 5 } as const

/** The numbers that style sheets need, as custom properties on `:root`. */
export function specificationCss(): string {
  const properties = {
    'section-scroll-offset': `${sectionScrollOffset}px`,
    'reveal-duration': `${revealDuration}ms`,
    'card-stagger': `${cardStagger}ms`,
    'hover-scale': String(hoverScale),
  }
  const lines = Object.entries(properties).map(([name, value]) => `  --${name}: ${value};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}
