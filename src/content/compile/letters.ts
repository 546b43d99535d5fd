import { type Finding, finding } from './problem.ts'
import { placeIn, type Source } from './source.ts'

/** Letters in more than one piece, such as e + ¨ where ë is meant. */
const composed = /\P{M}\p{M}+/gu
/** Characters that no one sees: controls, zero widths, soft hyphens, marks that turn the reading direction. */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]/gu

/** Letters that look right and are not: decomposed (first place only) or invisible (each place). */
export function checkLetters(source: Source): Finding[] {
  const findings: Finding[] = []
  if (source.text.normalize('NFC') !== source.text) {
    const spots = [...source.text.matchAll(composed)].filter(([letter]) => letter.normalize('NFC') !== letter)
    const first = spots[0]
    const letter = first?.[0] ?? ''
    findings.push(
      finding(
        'encoding/decomposed-letters',
        placeIn(source, first?.index ?? 0, (first?.index ?? 0) + letter.length),
        {
          letter: letter.normalize('NFC'),
          count: spots.length,
        },
      ),
    )
  }
  for (const match of source.text.matchAll(invisible)) {
    const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    findings.push(finding('encoding/invisible-character', placeIn(source, match.index), { code }))
  }
  return findings
}
