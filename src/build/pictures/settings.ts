import type { PictureFormat } from '../../pictures/urls.ts'

/** How hard the encoder works: `release` for what is published, `quick` for a page in development. */
export type Effort = 'release' | 'quick'

/** To be raised with every change of how a picture is read and resized: it names files and cache anew. */
export const pipelineVersion = 2

/** Encoder settings of sharp by format. A change of any number encodes every picture anew. */
export const encoders = {
  release: {
    avif: { quality: 52, effort: 2, chromaSubsampling: '4:2:0' },
    webp: { quality: 74, effort: 4 },
    jpg: { quality: 78, mozjpeg: true },
  },
  quick: {
    avif: { quality: 50, effort: 0 },
    webp: { quality: 70, effort: 0 },
    jpg: { quality: 75 },
  },
} as const satisfies Record<Effort, Record<PictureFormat, object>>
