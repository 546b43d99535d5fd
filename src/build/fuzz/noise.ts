import type { Rng } from '../../rng.ts'

/** Pieces that the readers of documents react to: YAML, Markdown, MDX, HTML, dates, addresses. */
const tokens = [
  ...['---\n', '---js\n', '\n', '\n\n', '\r\n', '\r', ' ', '\t', '  ', '\u00A0', '\u200B', '\uFEFF', '\0'],
  ...[
    'id: 1\n',
    'id: 1e999\n',
    'year: 2024\n',
    'title: "',
    'title: |\n',
    'gallery:\n  - file: 01.jpg\n    alt: Po\n',
  ],
  ...[
    'start: 2024-02-31\n',
    'date: 21-25 Nëntor 2024\n',
    '? ',
    ': ',
    '- ',
    '-',
    '&a ',
    '*a ',
    '!!js/function ',
    '<<: *a\n',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    '`',
    '|',
    '>',
    '%',
    '@',
    '#',
    '\\',
    '\\u',
    '\\x',
    '0x',
    '.inf',
    '~',
    'null',
  ],
  ...[
    '# ',
    '## ',
    '### ',
    '## Hyrje\n\n',
    '## Data: 21 Nëntor 2024\n\n',
    '## Data: ',
    '## Përfundim\n\n',
    '* ',
    '1. ',
    '> ',
  ],
  ...[
    '**',
    '_',
    '[a](',
    '](',
    '![',
    '](/blog/1#',
    '<https://',
    '| a | b |\n|--|--|\n',
    '***\n',
    '    ',
    '[^1]: ',
  ],
  ...[
    '<',
    '</',
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?',
    '<!DOCTYPE html>',
    '&',
    '&amp',
    '&#x',
    '&#0;',
    '&#1114112;',
    '&nbsp;',
  ],
  ...[
    '<Note title="',
    '<Note>',
    '</Note>',
    '<Figure file="01.jpg" alt="Po" />',
    '<TwoColumns>',
    '<span lang="en">',
    '<a.b:c ',
  ],
  ...[
    '{`',
    '${',
    '{/*',
    'import x from "',
    'export const a = ',
    '{...a}',
    '<p>',
    '</p>',
    '<p ',
    '<img src="',
    ' alt="',
    '<table>',
  ],
  ...[
    '<tr>',
    '<td>',
    '<th>',
    '<ul>',
    '<li>',
    '<svg>',
    '<math>',
    '<template>',
    '<select>',
    '<textarea>',
    '<script>',
    'onerror=',
  ],
  ...[
    'ë',
    'e\u0308',
    'Ç',
    '\u202E',
    '\uD83D\uDE00',
    '\uFFFD',
    'ﬁ',
    'İ',
    'javascript:',
    'mailto:',
    'tel:+',
    'https://x.test/',
  ],
] as const

/** Bytes that no one meant: of any value, or drawn from few values so that patterns repeat. */
function randomBytes(rng: Rng, most: number): Uint8Array {
  const values = rng.chance(0.5) ? 256 : rng.int(1, 6)
  const first = rng.int(0, 255)
  return Uint8Array.from({ length: rng.int(0, most) }, () => (first + rng.int(0, values - 1)) % 256)
}

/** Tokens in any order, some of them many times over. */
function structuredNoise(rng: Rng, most: number): string {
  const frame = rng.chance(0.6) ? '---\nid: 1\nyear: 2024\ntitle: Po\n---\n' : ''
  const parts = Array.from({ length: rng.int(1, most) }, () => {
    const token = rng.pick(tokens)
    return rng.chance(0.02) ? token.repeat(rng.int(2, 20_000 / token.length)) : token
  })
  return frame + parts.join('')
}

/** A document spoilt in a few places: pieces cut out, doubled, moved or replaced by noise. */
function spoilt(rng: Rng, text: string): string {
  let result = text
  for (let turn = rng.int(1, 8); turn > 0; turn--) {
    const start = rng.int(0, result.length)
    const end = Math.min(result.length, start + rng.int(0, rng.chance(0.2) ? 2000 : 20))
    const piece = result.slice(start, end)
    const other = rng.pick([
      '',
      piece.repeat(2),
      rng.pick(tokens),
      [...piece].reverse().join(''),
      piece.toUpperCase(),
      rng.pick(tokens).repeat(rng.int(1, 300)),
    ])
    result = result.slice(0, start) + other + result.slice(end)
  }
  return result
}

/** One document of noise of any of the three kinds. */
export function noisyDocument(rng: Rng, originals: readonly [string, ...string[]]): Uint8Array {
  const kind = rng.next()
  if (kind < 0.15) return randomBytes(rng, rng.chance(0.05) ? 200_000 : 2000)
  if (kind < 0.5) return new TextEncoder().encode(structuredNoise(rng, rng.chance(0.1) ? 3000 : 150))
  const bytes = new TextEncoder().encode(spoilt(rng, rng.pick(originals)))
  if (rng.chance(0.1)) bytes[rng.int(0, Math.max(0, bytes.length - 1))] = rng.int(0, 255)
  return bytes
}
