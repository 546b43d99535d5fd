import { median } from './median.ts'
import type { Measured } from './pictures.ts'

/** Sizes in bytes of the files of each kind: `avif 895`. */
export type Bytes = Map<string, number[]>

/** The three runs of one set of pictures. */
export type SetResult = {
  name: string
  pictures: number
  cold: Measured
  warm: Measured
  plain: Measured
  bytes: Bytes
}

/** The results as a text of tables. */
export function reportOf(results: readonly SetResult[]): string {
  return results.map((result) => [...runsOf(result), '', ...sizesOf(result.bytes)].join('\n')).join('\n\n')
}

function runsOf({ name, pictures, cold, warm, plain }: SetResult): string[] {
  const row = (way: string, { seconds, files, peakMegabytes }: Measured) =>
    [
      way.padEnd(22),
      `${seconds.toFixed(1)} s`.padStart(9),
      `${(pictures / seconds).toFixed(1)} pictures/s`.padStart(17),
      `${(files / seconds).toFixed(0)} files/s`.padStart(13),
      `${peakMegabytes.toFixed(0)} MB`.padStart(9),
    ].join('')
  return [
    `${name}: ${pictures} pictures, ${cold.files} files`,
    row('cold', cold),
    row('warm', warm),
    row('plain sharp loop', plain),
    `cold is ${(plain.seconds / cold.seconds).toFixed(2)} times as fast as the plain loop`,
  ]
}

function sizesOf(bytes: Bytes): string[] {
  const byFormatAndWidth = [...bytes].sort(([a], [b]) => compareKinds(a, b))
  return [
    `${'format, width'.padEnd(16)}${'files'.padStart(7)}${'median kB'.padStart(12)}${'all kB'.padStart(10)}`,
    ...byFormatAndWidth.map(([kind, sizes]) => {
      const middle = median(sizes) / 1000
      const all = sizes.reduce((sum, size) => sum + size, 0) / 1000
      const count = String(sizes.length)
      return `${kind.padEnd(16)}${count.padStart(7)}${middle.toFixed(1).padStart(12)}${all.toFixed(0).padStart(10)}`
    }),
  ]
}

function compareKinds(a: string, b: string): number {
  const [formatA = '', widthA = ''] = a.split(' ')
  const [formatB = '', widthB = ''] = b.split(' ')
  return formatA < formatB ? -1 : formatA > formatB ? 1 : Number(widthA) - Number(widthB)
}
