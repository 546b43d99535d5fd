import { structuredPatch } from 'diff'
import type { Language, Mended } from '../../content/compile/index.ts'

const codes = { removed: 31, added: 32, place: 36 } as const

/**
 * What a mending changes: the unified difference of the lines, with invisible characters spelt out, and a
 * line of words for what no line shows (byte order mark, line ends).
 */
export function formatDifference(
  { before, after, byteOrderMark, lineEnds }: Mended,
  words: Language['phrases']['fix'],
  { colour }: { colour: boolean },
): string {
  const paint = (style: keyof typeof codes, text: string) =>
    colour ? `\u001B[${codes[style]}m${text}\u001B[0m` : text
  const notes = [...(byteOrderMark ? [words.byteOrderMark] : []), ...(lineEnds ? [words.lineEnds] : [])]
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 1 })
  const lines = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines: changes }) => [
    paint('place', `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...changes.map((line) => {
      if (line.startsWith('-')) return paint('removed', spellOut(line))
      return line.startsWith('+') ? paint('added', spellOut(line)) : line
    }),
  ])
  return [...notes.map((note) => `  ~ ${note}`), ...lines.map((line) => `  ${line}\n`.trimEnd())].join('\n')
}

/** Characters that no one sees, and marks that sit on the letter before them, by their number. */
function spellOut(line: string): string {
  return line.replaceAll(
    /[\p{Cf}\p{Cc}\p{M}\u2028\u2029]/gu,
    (sign) => `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`,
  )
}
