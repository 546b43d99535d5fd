const plain = '0123456789+-=()ni'
const shifted = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ' }

/**
 * Converts a text to superscript (`sup`) or subscript (`sub`) characters, and a text of such characters back to plain ones.
 * If a character has no such form, the whole text stays as it is.
 */
export function toScriptCharacters(text: string, tag: keyof typeof shifted): string {
  const own = [...shifted[tag]]
  const characters = [...text.replaceAll(/[−–]/g, '-')]
  const map = (from: readonly string[], to: readonly string[]) =>
    characters.every((character) => from.includes(character))
      ? characters.map((character) => to[from.indexOf(character)]).join('')
      : undefined
  return map([...plain], own) ?? map(own, [...plain]) ?? text
}
