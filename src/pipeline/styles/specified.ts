import { focusCss } from '../../model/pictures/focus.ts'
import { tonesCss } from '../../model/pictures/tones.ts'
import { specificationCss } from '../../model/specification.ts'

/** The style sheets generated from numbers in TypeScript, by path below the root. */
export function specifiedStyles(): Map<string, string> {
  return new Map([
    ['src/site/styles/specification.css', specificationCss()],
    ['src/site/styles/focus.css', focusCss()],
    ['src/site/styles/tones.css', tonesCss()],
  ])
}
