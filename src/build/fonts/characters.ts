function range(first: string, last: string): string {
  const start = first.charCodeAt(0)
  return String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index),
  )
}

/** Signs of formulas and of programs. In the font of headings they and their kerning weigh 2 kB. */
const technical = '\\^`{}~<>½÷'

/**
 * What the site's fonts can write: Albanian and English, letters of names from the countries around and of
 * western Europe as far as the fonts' Latin files hold them, and the signs of careful typography.
 */
export const fontCharacters = [
  ...[...range(' ', '~')].filter((sign) => !technical.includes(sign)),
  '\u00a0',
  'ÇËçë',
  'ÀÁÂÄÈÉÊÎÏÑÔÖÙÛÜàáâäèéêîïñôöùûüß',
  '–—‘’‚“”„«»‹›…•·',
  '©§°±²³×−€',
].join('')

/**
 * Signs that need nothing of the site's fonts: the soft hyphen, which is no letter, and those that the visitor's own
 * fonts draw, because the designers' files do not hold them, as in CO₂, or because hardly any page writes them.
 */
export const foreignCharacters = `\u00ad₂→${technical}`
