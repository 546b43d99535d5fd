const signs = '0123456789+-=()'
/** Plain characters, and their forms in the same order. */
const forms = {
  sup: [`${signs}ni`, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'],
  sub: [`${signs}aehiklmnopstx`, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢₖₗₘₙₒₚₛₜₓ'],
} as const

/**
 * Converts a text to superscript (`sup`) or subscript (`sub`) characters, and a text of such characters back to plain ones.
 * If a character has no such form, the whole text stays as it is.
 */
export function toScriptCharacters(text: string, tag: keyof typeof forms): string {
  const [plain, own] = [[...forms[tag][0]], [...forms[tag][1]]]
  const characters = [...text.replaceAll(/[−–]/g, '-')]
  const map = (from: readonly string[], to: readonly string[]) =>
    characters.every((character) => from.includes(character))
      ? characters.map((character) => to[from.indexOf(character)]).join('')
      : undefined
  return map(plain, own) ?? map(own, plain) ?? text
}
