/** The digest in the addresses of pictures that are missing. */
export const blankDigest = 'pa-foto'

/** The beginning of the digest in the addresses of pictures that are stored only in the editor's browser. */
export const unpublishedPrefix = 'd-'

/** The drawing of an empty frame, for a picture that is missing. */
export const blankFrame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="100%" height="100%" fill="#eceae1" stroke="#888" stroke-width="2" stroke-dasharray="8"/></svg>'
