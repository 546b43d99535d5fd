import type { LooseValue } from '../../loose-values.ts'

/** `Mos deshe „title“?`, or nothing where no guess is good enough. */
export function didYouMean(suggestion: string | undefined): string | undefined {
  return suggestion === undefined ? undefined : `Mos deshe të shkruash „${suggestion}“?`
}

/** `„a“, „b“ ose „c“`. */
export function oneOf(names: readonly string[]): string {
  const quoted = names.map((name) => `„${name}“`)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} ose ${quoted.at(-1)}`
}

/** `„a“, „b“ dhe „c“`. */
export function allOf(names: readonly string[]): string {
  const quoted = names.map((name) => `„${name}“`)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} dhe ${quoted.at(-1)}`
}

/** `Shkruaj p.sh.: title: …`, or a general hint where there is no example. */
export function writeLike(example: string | undefined, otherwise: string): string {
  if (example === undefined) return otherwise
  return `Shkruaj p.sh.: ${example.replaceAll(/\n\s*/g, ' ')}`
}

/** What is wrong with the quotes around the value of an attribute or a property. */
export function quotesOf(form: LooseValue['form'], name: string): string {
  if (form === 'curly') return `Thonjëzat te „${name}“ janë të lakuara; këtu vlejnë vetëm thonjëzat e drejta.`
  return form === 'bare' ? `Te „${name}“ mungojnë thonjëzat.` : `Te „${name}“ mungon njëra thonjëz.`
}

/** What to write in the place of an address of the guide. */
export const realAddress = 'Shkruaj adresën e vërtetë në vend të asaj me „…“, që është vetëm shembull.'
