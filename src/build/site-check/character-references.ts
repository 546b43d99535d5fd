const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Text of a page or a feed with its character references read; what is none stays as it is. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
