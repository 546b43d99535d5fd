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
 * Characters that the site's fonts need not have. The soft hyphen is invisible. The visitor's own fonts draw the
 * others: the designers' files lack some, such as the ₂ of CO₂, and hardly any page uses the rest.
 */
export const charactersOutsideFonts = `\u00ad₂→${technical}`

/**
 * Letters of names from neighbouring countries and eastern Europe. They are in font files of their own: a page loads
 * these files only if it contains one of the letters.
 */
export const neighbourCharacters = 'ĆćČčĐđŠšŽžŁłŃńŚśŹźŻżŐőŰűȘșȚțŞşĞğİŘřĂăĄąĘęĚěŮů'
