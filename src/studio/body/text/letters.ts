const plain = '0123456789+-=()ni'
const shifted = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ' }

/**
 * A text in letters above (`sup`) or below (`sub`) the line; one that is in such letters comes back to the line. Where a letter has no
 * such form the whole text stays as it is.
 */
export function shiftLetters(text: string, tag: keyof typeof shifted): string {
  const own = [...shifted[tag]]
  const letters = [...text.replaceAll(/[−–]/g, '-')]
  const map = (from: readonly string[], to: readonly string[]) =>
    letters.every((letter) => from.includes(letter))
      ? letters.map((letter) => to[from.indexOf(letter)]).join('')
      : undefined
  return map([...plain], own) ?? map(own, [...plain]) ?? text
}
