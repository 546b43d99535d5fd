import { attributes, elements, fixedValues, labels, references } from './drawing-names.ts'
import { excessIn } from './drawing-repeats.ts'
import { unsafeInSheet, unsafeInStyle } from './drawing-style.ts'
import { type Attribute, type Part, readDrawing } from './drawing-tags.ts'

/**
 * The first text of an SVG that is not to be published, undefined where there is none. It is published
 * byte for byte and a browser that opens it runs what it holds, so only what draws is let through: named
 * elements and attributes, references to its own parts, and nothing that an editor's program notes.
 */
export function unsafeIn(svg: string): string | undefined {
  const drawing = readDrawing(svg)
  if ('found' in drawing) return shortened(drawing.found)
  for (const [index, part] of drawing.parts.entries()) {
    const found = index === 0 && part.name !== 'svg' ? `<${part.name}` : unsafeInPart(part)
    if (found !== undefined) return shortened(found)
  }
  return excessIn(drawing.parts)
}

function unsafeInPart(part: Part): string | undefined {
  if (!elements.has(part.name)) return `<${part.name}`
  for (const one of part.attributes) {
    const found = unsafeInAttribute(one)
    if (found !== undefined) return found
  }
  if (part.name !== 'style') return /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)\S*/i.exec(part.text)?.[0]
  const inner = part.children[0]
  return inner === undefined ? unsafeInSheet(part.text) : `<${inner.name}`
}

function unsafeInAttribute({ name, value }: Attribute): string | undefined {
  const whole = `${name}="${value}"`
  const fixed = fixedValues.get(name)
  if (fixed !== undefined) return value === fixed ? undefined : whole
  if (references.has(name)) return /^#[\p{L}\p{N}_.:-]+$/u.test(value) ? undefined : whole
  if (labels.has(name)) return undefined
  return attributes.has(name) ? unsafeInStyle(value) : `${name}=`
}

function shortened(found: string): string {
  return found.trim().slice(0, 40)
}
