import { functions } from './drawing-names.ts'

// A sign that an address decodes (`%61` is an „a“) would name a part by another name than its own.
const local = /url\([ \t\r\n]*(["']?)#([\p{L}\p{N}_.:-]+)\1[ \t\r\n]*\)/giu

/** Escapes and at-rules spell or load something else; `inherit` would hide how often a part is painted. */
const spelled = /\\|@.*|\/\*|\binherit\b|\b(?:javascript|data):.*/i

/** Functions have short names; more is not read of what stands before a bracket. */
const longestName = 40

/** The first text of a value or style sheet that is not to be published, undefined where there is none. */
export function unsafeInStyle(style: string): string | undefined {
  const rest = style.replace(local, ' ')
  for (let at = rest.indexOf('('); at !== -1; at = rest.indexOf('(', at + 1)) {
    const before = rest.slice(Math.max(0, at - longestName), at)
    const name = /[^\s:;,{}()"'#]*[ \t\r\n]*$/.exec(before)?.[0] ?? ''
    if (!functions.has(name.trim().toLowerCase()))
      return name + (/^[^)\n]*/.exec(rest.slice(at, at + longestName))?.[0] ?? '')
  }
  return spelled.exec(rest)?.[0]
}

/**
 * The same for a style sheet. What refers to a part may be chosen by a class only, so that it can be
 * counted, and quotes hold nothing that would hide where a rule ends.
 */
export function unsafeInSheet(sheet: string): string | undefined {
  const plain = withoutQuotes(sheet)
  const strange = unsafeInStyle(sheet) ?? /&.*/.exec(sheet)?.[0] ?? /["'].*/.exec(plain)?.[0]
  if (strange !== undefined) return strange
  for (const { selectors, body, rest } of rulesOf(plain)) {
    if (rest !== undefined) return rest
    const [used] = localReferences(body)
    if (used !== undefined && !selectors.every((one) => /^\.[\w-]+$/.test(one)))
      return `${selectors.join()} { url(#${used}) }`
  }
  return undefined
}

/** Collects the ids that a safe style sheet refers to, by the class that they are used for. */
export function referencesOfClasses(sheet: string, found: Map<string, string[][]>): void {
  for (const { selectors, body } of rulesOf(withoutQuotes(sheet))) {
    const ids = localReferences(body)
    if (ids.length === 0) continue
    for (const selector of selectors) {
      const known = found.get(selector.slice(1))
      if (known === undefined) found.set(selector.slice(1), [ids])
      else known.push(ids)
    }
  }
}

/** The ids that a value or a rule refers to, in their order. */
export function localReferences(style: string): string[] {
  return [...style.matchAll(local)].map((match) => match[2] ?? '')
}

/** The rules of a style sheet; `rest` is what is none. */
function rulesOf(sheet: string): { selectors: string[]; body: string; rest?: string }[] {
  const pieces = sheet.split('}')
  return pieces.flatMap((piece, index) => {
    const [selectors = '', body, ...more] = piece.split('{')
    const isLast = index === pieces.length - 1
    if (isLast && piece.trim() === '') return []
    const rule = { selectors: selectors.split(',').map((one) => one.trim()), body: body ?? '' }
    return isLast || body === undefined || more.length > 0 ? [{ ...rule, rest: piece.trim() || '}' }] : [rule]
  })
}

function withoutQuotes(sheet: string): string {
  return sheet.replace(local, 'url(#$2)').replace(/(["'])[\w \t#.,-]*\1/g, 'quoted')
}
