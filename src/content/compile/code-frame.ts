import { lineText, type Place, positionOf } from './source.ts'

const width = 100

/**
 * The lines around a place as plain text: the spoilt line is marked with `>`, the spot with `^`.
 * Undefined where there is no text to show (a folder, an empty file).
 */
export function codeFrame(place: Place): string | undefined {
  const { source } = place
  if (source.text.trim() === '') return undefined
  const { line, column } = positionOf(source, place.start)
  const end = positionOf(source, place.end)
  const first = Math.max(1, line - 1)
  const last = Math.min(source.lineStarts.length, line + 1)
  const digits = String(last).length
  const shift = Math.max(0, column - Math.floor(width * 0.6))
  const rows: string[] = []
  for (let number = first; number <= last; number++) {
    const text = lineText(source, number)
    const label = String(number).padStart(digits)
    if (number !== line) {
      rows.push(`  ${label} | ${clip(text, 0)}`.trimEnd())
      continue
    }
    const length = (end.line === line ? end.column : text.length + 1) - column
    const marked = Math.max(1, Math.min(length, width - (column - shift)))
    rows.push(`> ${label} | ${clip(text, shift)}`.trimEnd())
    rows.push(
      `  ${' '.repeat(digits)} | ${' '.repeat(column - 1 - shift + (shift > 0 ? 1 : 0))}${'^'.repeat(marked)}`,
    )
  }
  return rows.join('\n')
}

/** A window on a long line; what is left out shows as `…`. */
function clip(text: string, shift: number): string {
  const visible = text.slice(shift, shift + width).replaceAll(/[\t\p{Cc}]/gu, ' ')
  return `${shift > 0 ? '…' : ''}${visible}${text.length > shift + width ? '…' : ''}`
}
