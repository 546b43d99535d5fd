import { Parser } from 'htmlparser2'
import { escapeXml } from '../../../util/xml.ts'

const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Allowed SVG elements: no scripts, animations or external resources; no masks, patterns or markers, which multiply painting. */
export const elements = setOf(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath
`)

/** Attributes that are shown or compared, and never parsed as a style. */
const labels = setOf('id class data-name aria-label aria-labelledby aria-describedby')

/** Attributes that refer to an element of the same drawing. */
const references = setOf('href xlink:href')

/** Attributes for geometry and painting. */
const attributes = setOf(`
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

/** Attributes with one allowed value. With another value the elements would not be SVG. */
const fixedValues: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
  type: 'text/css',
}

/** Allowed functions, which give colours and positions. Other functions could load a file or paint a picture. */
const functions = setOf(
  'rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy',
)

const local = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi

const declaration = /^\?xml\s+version="1.0"(\s+encoding="utf-8")?(\s+standalone="(yes|no)")?\s*\??$/i

/** The maximum depth of nested elements, and the maximum number of painted elements, with references counted. */
const most = { depth: 100, painted: 500_000 }

/**
 * Parses an SVG and writes it again with only allowed elements and attributes, and references within the drawing.
 * Browsers run scripts in drawings, and programs store data about their users in them.
 *
 * @returns the drawing, or the first text in it that is not allowed
 */
export function readDrawing(svg: string): { svg: string } | { found: string } {
  const open: { name: string; text: string }[] = []
  let parts = 0
  let written = ''
  let found: string | undefined
  const refuse = (text: string | undefined) => {
    if (text !== undefined) found ??= text
  }
  const parser = new Parser(
    {
      onattribute(name, value, quote) {
        if (typeof quote !== 'string') refuse(`${name}=${value}`)
      },
      onopentag(name, attributes) {
        const parent = open.at(-1)
        if (!elements.has(name) || open.length === most.depth || parent?.name === 'style') refuse(`<${name}`)
        if (parent === undefined && (parts > 0 || name !== 'svg')) refuse(`<${name}`)
        refuse(unsafeAttributeIn(attributes))
        parts += 1
        open.push({ name, text: '' })
        const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
        written += `<${name}${pairs.join('')}>`
      },
      ontext(text) {
        const part = open.at(-1)
        if (part !== undefined) part.text += text
        else if (text.replace('\uFEFF', '').trim() !== '') refuse(text)
        written += escapeXml(text)
      },
      onclosetag(name, isImplied) {
        const part = open.pop()
        // A self-closing tag counts as implied, too, and is allowed.
        if (isImplied && !svg.startsWith('/>', parser.endIndex - 1)) refuse(`<${name}`)
        if (part?.name === 'style') refuse(unsafeInSheet(part.text))
        written += `</${name}>`
      },
      onprocessinginstruction(_, data) {
        if (written.trim() !== '' || !declaration.test(data.replaceAll("'", '"'))) refuse(`<${data}`)
      },
      oncomment: (text) => refuse(`<!--${text}`),
      oncdatastart: () => refuse('<![CDATA['),
    },
    { xmlMode: true },
  )
  parser.end(svg)
  if (parts === 0) refuse(svg)
  const references = written.match(/<use|clip-path(?=="|\s*:)/gi) ?? []
  // Nested references multiply the painted elements: three references make at worst three times as many.
  if (parts * 3 ** (references.length / 3) > most.painted) refuse(references[0])
  return found === undefined ? { svg: `${written.trim()}\n` } : { found: found.trim().slice(0, 40) }
}

function unsafeAttributeIn(all: Readonly<Record<string, string>>): string | undefined {
  for (const [name, value] of Object.entries(all)) {
    const whole = `${name}="${value}"`
    if (name in fixedValues && value !== fixedValues[name]) return whole
    if (name in fixedValues || labels.has(name)) continue
    if (references.has(name) && !/^#[\w.:-]+$/.test(value)) return whole
    if (references.has(name)) continue
    if (!attributes.has(name)) return `${name}=`
    const unsafe = unsafeInStyle(value)
    if (unsafe !== undefined) return unsafe
  }
  return undefined
}

/**
 * The first unsafe text. Escapes and at-rules can disguise or load a file, and `inherit` hides how often an element is
 * painted.
 */
function unsafeInStyle(style: string): string | undefined {
  const rest = style.replace(local, ' ')
  for (const [call, name = ''] of rest.matchAll(/([^\s:;,{}()"'#]{0,40})[ \t\r\n]{0,9}\([^)\n]{0,40}/g))
    if (!functions.has(name.toLowerCase())) return call
  return /\\|@.*|\/\*|\binherit\b|\b(?:javascript|data):.*/i.exec(rest)?.[0]
}

/** A style sheet must not contain references, which would be painted for every selected element. */
function unsafeInSheet(text: string): string | undefined {
  return new RegExp(local).exec(text)?.[0] ?? unsafeInStyle(text)
}
