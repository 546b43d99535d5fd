/** Letters that Unicode does not decompose into a plain letter and a mark. */
const undecomposed: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** Lower case with plain letters and digits: `Efiçiencë` → `eficience`, `Đorđen` → `dorden`, `CO₂` → `co2`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => undecomposed[letter] ?? letter)
}
