/** A picture as pages use it. Its files are named after `key`: `pictures/<key>-<width>.<format>`. */
export type Picture = {
  /** Twelve hex digits; changes with the picture's bytes and the encoder's settings. */
  key: string
  /** Width of the original in px, after its orientation is applied. */
  width: number
  /** Height of the original in px, after its orientation is applied. */
  height: number
  /** The colour shown while the picture loads: an index into `tones` of `pictures/tones.ts`. */
  tone: number
  alt: string
  /** The text below the picture in a gallery, in place of `alt`. */
  caption?: string
  /** Who made it. */
  credit?: string
  /** The point that a crop keeps, in tenths of the width and of the height: `3 7`. Without it, a crop keeps the middle. */
  focus?: string
}
