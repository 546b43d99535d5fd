/** Letters that show what their tool does to a text. More than one letter must stand in the tool's name (WCAG 2.5.3). */
const letters: Readonly<Record<string, string>> = {
  strong: 'B',
  em: 'I',
  sup: 'm²',
  sub: 'CO₂',
  h2: 'T',
  h3: 'T',
}

/** Paths in a square of 20, drawn as lines. */
const paths: Readonly<Record<string, string>> = {
  a: 'M8 12a3 3 0 0 0 4.5.3l2.2-2.2a3 3 0 0 0-4.2-4.2L9.3 7.1M12 8a3 3 0 0 0-4.5-.3L5.3 9.9a3 3 0 0 0 4.2 4.2l1.2-1.2',
  span: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3 10h14M10 3c4 4 4 10 0 14M10 3c-4 4-4 10 0 14',
  ul: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  ol: 'M9 5h8M9 10h8M9 15h8M3 4l1.5-.8V7M3 13c.5-1 2.6-1 2.4.3C5.3 14.2 3.5 15 3 16.3h2.7',
  blockquote: 'M4 12c0-4 1.3-6 3.5-7M4 12h4v3.5H4zM12 12c0-4 1.3-6 3.5-7M12 12h4v3.5h-4z',
  note: 'M4 4h12v9l-3 3H4zM16 13h-3v3M7 8h6M7 11h4',
  figure: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M13 7.5h.01',
  columns: 'M3 4h14v12H3zM10 4v12',
  video: 'M3 5h14v10H3zM8.5 8v4l3.5-2z',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M10 4v12',
  rule: 'M3 10h14',
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9',
  redo: 'M13 5l3.5 3.5L13 12M16 8.5H8a4 4 0 0 0 0 8h3',
}

/** The picture of a tool: the letter or the lines that stand for a tag, a card or a step in the history. */
export function ToolIcon({ of }: { of: string }) {
  const letter = letters[of]
  if (letter !== undefined) return <span aria-hidden="true">{letter}</span>
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  )
}
