function range(first: string, last: string): string {
  const start = first.charCodeAt(0)
  return String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => start + index),
  )
}

/**
 * What the site's fonts can write: Albanian and English, letters of names from the countries around and of
 * western Europe as far as the fonts' Latin files hold them, and the signs of careful typography.
 */
export const fontCharacters = [
  range(' ', '~'),
  '\u00a0',
  'ÇËçë',
  'ÀÁÂÄÈÉÊÎÏÑÔÖÙÛÜàáâäèéêîïñôöùûüß',
  '–—‘’‚“”„«»‹›…•·',
  '©§°±²³½×÷−€',
].join('')

/**
 * Signs that need nothing of the site's fonts: the soft hyphen, which is no letter, and those that are in none of
 * their files, so that the visitor's own fonts draw them, as in CO₂.
 */
export const foreignCharacters = '\u00ad₂→'
