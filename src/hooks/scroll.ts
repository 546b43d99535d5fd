import { sectionScrollOffset } from '../specification.ts'

/**
 * Scrolls so that the section's top comes to rest at the offset of the specification (§2 Header). A question
 * that a link leads to opens.
 */
export function scrollToSection(section: HTMLElement, behavior: ScrollBehavior): void {
  if (section instanceof HTMLDetailsElement) section.open = true
  window.scrollTo({ top: layoutTop(section) - sectionScrollOffset, behavior })
}

/** Smooth, unless the visitor asks for less movement. */
export function gently(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Distance from the document's top without transforms: a section that is still sliding in counts where it ends. */
function layoutTop(element: HTMLElement): number {
  const parent = element.offsetParent
  return element.offsetTop + (parent instanceof HTMLElement ? layoutTop(parent) : 0)
}
