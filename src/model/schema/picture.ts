/** A picture as pages use it. Its files are named after `key`: `pictures/<key>-<width>.<format>`. */
export type Picture = {
  /** Readable name and content hash, e.g. `2024-01.1a2b3c4d`; changes with the picture's bytes. */
  key: string
  /** Width of the original in px, after its orientation is applied. */
  width: number
  /** Height of the original in px, after its orientation is applied. */
  height: number
  /** Placeholder colour: an index into `tones` of `pictures/tones.ts`. */
  tone: number
  alt: string
}
