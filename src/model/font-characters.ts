/** Characters of formulas and of programs. In the font of headings they and their kerning weigh 2 kB. */
const technical = '\\^`{}~<>½÷'

/** The characters of the site's fonts: Albanian and English, letters of western Europe, and typographic characters. */
export const fontCharacters = [
  // ASCII
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  '\u00a0',
  'ÇËçë',
  'ÀÁÂÄÈÉÊÎÏÑÔÖÙÛÜàáâäèéêîïñôöùûüß',
  '–—‘’‚“”„«»‹›…•·',
  '©§°±²³×−€',
]
  .filter((characters) => !technical.includes(characters))
  .join('')

/**
 * Characters that the site's fonts need not have: the soft hyphen, which is invisible, and those drawn with the
 * visitor's own fonts, because the designers' files lack them, as in CO₂, or because hardly any page uses them.
 */
export const foreignCharacters = `\u00ad₂→${technical}`

/**
 * Letters of names from neighbouring countries and eastern Europe. They are in files of their own, which a page loads only
 * where it has one of them.
 */
export const neighbourCharacters = 'ĆćČčĐđŠšŽžŁłŃńŚśŹźŻżŐőŰűȘșȚțŞşĞğİŘřĂăĄąĘęĚěŮů'
