/** A way to send bytes: Brotli, gzip, or as they are. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Ending of the compressed copy that may lie beside a file. */
export const compressedEnding = { br: '.br', gzip: '.gz' } as const

/** The encodings that an `Accept-Encoding` header allows, best first; `identity` is always the last. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const qualities = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    qualities.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
  const compressed = (['br', 'gzip'] as const).filter((name) => quality(name) > 0)
  return [...compressed.sort((a, b) => quality(b) - quality(a)), 'identity']
}
