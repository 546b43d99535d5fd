import { z } from 'zod'

/**
 * A picture as the pages show it. The files of its widths and formats are named after `key`:
 * `pictures/<key>-<width>.<format>`.
 */
export const pictureSchema = z.strictObject({
  /** Readable name and content hash, e.g. `2024-01.1a2b3c4d`; changes with the picture's bytes. */
  key: z.string(),
  /** Width of the original in px, after its orientation is applied. */
  width: z.int().positive(),
  /** Height of the original in px, after its orientation is applied. */
  height: z.int().positive(),
  /** Placeholder colour: the index of one of the calm `tones` of `pictures/tones.ts`. */
  tone: z.int().min(0).max(11),
  alt: z.string(),
})

export type Picture = z.infer<typeof pictureSchema>
