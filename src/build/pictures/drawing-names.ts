const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/**
 * Elements of a drawing that only draw. Not among them are those that run, move, load or hold something
 * of another kind, and those that paint a picture of their own for each use: a mask, a pattern or a marker
 * within another one multiplies with every level.
 */
export const elements = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath
`)

/** Attributes whose value is shown or compared and never read as a style. */
export const labels = words('id class data-name aria-label aria-labelledby aria-describedby')

/** Attributes that say where and how something is drawn. */
export const attributes = words(`
  version baseProfile xml:space xml:lang lang role aria-hidden focusable style
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio
  dx dy rotate textLength lengthAdjust pathLength transform transform-origin
  offset gradientUnits gradientTransform spreadMethod clipPathUnits
  fill fill-opacity fill-rule color opacity paint-order enable-background mix-blend-mode isolation
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset stop-color stop-opacity vector-effect
  clip-path clip-rule display visibility overflow shape-rendering text-rendering color-rendering
  color-interpolation font font-family font-size font-style font-weight font-variant font-stretch
  letter-spacing word-spacing text-anchor text-decoration dominant-baseline alignment-baseline
  baseline-shift direction unicode-bidi writing-mode
`)

/** Attributes with one right value: with another one the elements would not be those of a drawing. */
export const fixedValues: ReadonlyMap<string, string> = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
  ['type', 'text/css'],
])

/** Attributes that name another part of the same drawing. */
export const references = words('href xlink:href')

/** Functions of colours and positions; any other could load a file or paint a picture. */
export const functions = words(`
  rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy
`)
