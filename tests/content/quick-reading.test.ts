// The quick reading of a body gives the very tree that the parser gives for the whole.
import { isDeepStrictEqual } from 'node:util'
import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { readWhole } from '../../src/check/markdown/parse.ts'
import { parseQuickly } from '../../src/check/markdown/quick.ts'
import { createRng, type Rng } from '../../src/tools/bench/rng.ts'

type Lines = readonly [string, ...string[]]

/** Lines that begin, continue or end something in Markdown or MDX, and lines that only look like it. */
const lines: Lines = [
  '',
  ...[
    '',
    '',
    '',
    '',
    '   ',
    'Fjali e thjeshtë.',
    'Fjali, „me thonj“ (2 herë)!',
    '„Vetëm thonj“',
    '(Kllapa.)',
  ],
  ...['## Hyrje', '### 21 Nëntor 2024', '#', '# ', '##Hyrje', '## Hyrje ##', '####### shtatë', '## *Hyrje*'],
  ...[
    '- pikë',
    '- një pikë tjetër',
    '-',
    '- ',
    '-pikë',
    '-  dy hapësira',
    '- 1. numër',
    '- - dyfish',
    '* yll',
  ],
  ...['+ plus', '1. një', '2. dy', '10) dhjetë', '21 nxënës', '1.pa hapësirë', '- [ ] kuti', '- **fortë**'],
  ...['  vazhdim', '    katër hapësira', '  - brenda', 'bosh në fund ', 'dy bosh në fund  ', '---', '==='],
  ...[
    '***',
    '> citat',
    '>',
    '| a | b |',
    '*i pjerrët*',
    'një **i fortë** këtu',
    'pa fund **i fortë',
    'a_b_c',
  ],
  ...[
    '[te](/projects)',
    '[te][a]',
    'Shih [te dielli](/blog/1#dita-2), dhe [era](https://a.test/?q=1).',
    'Po![te](/a)',
    '- Pikë me [lidhje](/about)',
    '## Titull me [lidhje](/about)',
    '[i parë](/a)[i dytë](/b)',
    'Shih [a] (/b) e [ c](/d)',
    '[1. a](/b) [c ](/d)',
    'e [a](/b)\n[c](/d) f\ng [h](/i)',
    '[a](/b "c")',
    '[[a](/b)](/c)',
    '[a](/b_c)',
    '[](/b)',
    '[a]()',
    '(a [b](/c))',
    'a](/b) [c',
    '[a](b',
    '![foto](a.jpg)',
    '&amp; dhe &#39;',
    '\\* dhe \\',
    'a\u00A0b',
  ],
  ...['}', 'Importi i rrymës', '🌞 dielli', '~ 5 vjet', 'a [b] c', 'fjali\u00A0'],
  ...['<br />', '<Note title="Mbani mend">\n\nFjali\n\n### Hyrje\n\n</Note>'],
  ...[
    '<Figure file="a.jpg" alt="A" />',
    'dielli, <span lang="en">sun</span>',
    '<Note>brenda</Note>',
    'a > b',
  ],
  ...[
    '<Figure file="a.jpg" alt="A, „b“ [c](/d) *e*" caption="" />',
    '<Figure  file="a.jpg" />',
    '<Figure file="a &amp; b" />',
    '<Figure file="a" file="b" />',
    '<Figure/>',
    '<Figure />Fjali',
    '<Note></Note>',
    '<Note>\n\n</Note>',
    '<Note title="a">\n\n- a\n\n- b\n\nc\n\n</Note>',
    '<Note title="a">\n\n## Hyrje\n\n<Figure file="a" />\n\n</Note>',
    '<Note>\n\n<Note>\n\na\n\n</Note>\n\n</Note>',
    '<Note>\n\n- a\n\n  </Note>',
  ],
  ...[
    '<Note>\n\n- pikë\n\n</Note>',
    '<Note>\nFjali\n</Note>',
    '<TwoColumns>\n\n- **a**\n\n- b\n\n</TwoColumns>',
  ],
]

/** Constructs that reach beyond their lines, and signs that are no whole tags. */
const farReaching: Lines = [
  ...([
    '[a]: /projects',
    '\ttab',
    '`kod`',
    '```',
    '~~~',
    '{1}',
    '{',
    'import a',
    'export a',
    'importi',
  ] as const),
  ...[
    '<Note>',
    '</Note>',
    '<Note title="Mbani mend">',
    '</Note>',
    '\uFEFFa',
    '<br>',
    '</p>',
    '<Figure',
    'file="a.jpg"',
    '/>',
    '<span lang="en">',
    '</span>',
    'a < b',
  ],
  ...['<!-- a -->', '<https://a.test>', '<Note title={1}>', "<Note title='a'>"],
]

function noise(rng: Rng): string {
  // Lines that keep a text from being cut are rare, so that most of them are cut.
  const line = () => rng.pick(rng.chance(0.02) ? farReaching : lines)
  const text = Array.from({ length: rng.int(1, 14) }, () => line() + (rng.chance(0.6) ? '\n' : '')).join('\n')
  return rng.chance(0.95) ? `${text}\n` : text
}

/** What a reading ends with: a tree, nothing, or the parser's refusal. */
function ending(read: () => Root | undefined): Root | undefined | 'refused' {
  try {
    return read()
  } catch {
    return 'refused'
  }
}

/** Texts that are cut, and those of them that are read in another way than the whole. */
function compare(texts: readonly string[]): { cut: number; different: string[] } {
  const endings = texts.flatMap((text) => {
    const quick = ending(() => parseQuickly(text, readWhole))
    return quick === undefined ? [] : [{ text, quick, whole: ending(() => readWhole(text)) }]
  })
  const different = endings.filter(({ quick, whole }) => !isDeepStrictEqual(quick, whole))
  return { cut: endings.length, different: different.map(({ text }) => text) }
}

test('reads noise of every construct as the whole is read', () => {
  const rng = createRng('quick')
  const texts = Array.from({ length: 1500 }, () => noise(rng))
  const { cut, different } = compare(texts)
  expect(different.slice(0, 3)).toEqual([])
  expect(cut).toBeGreaterThan(400)
})

test.each([
  ['a reference to an address further down', 'Shih **[a]**.\n\nFjali.\n\n[a]: /projects\n'],
  ['code over empty lines', 'Fjali.\n\n```\n\nkod\n\n```\n\n~~~\n\nkod\n\n~~~\n'],
  ['an expression over empty lines', 'Fjali.\n\n{\n\n1\n\n}\n'],
  ['an export over empty lines', 'Fjali.\n\nexport const a = [\n\n1\n\n]\n'],
  ['a tag over empty lines', 'Fjali.\n\n<Note\n\ntitle="a">\n\nb\n\n</Note>\n'],
  ['a heading within an element', 'Fjali.\n\n<Note>\n\n## Hyrje\n\nb\n\n</Note>\n'],
  ['points with an empty line between them', 'Fjali.\n\n- a\n\n- b\n'],
  ['a point that goes on after an empty line', 'Fjali.\n\n- a\n\n  vazhdim\n\nb\n'],
  ['a point that is more than words', 'Fjali.\n\n- **a**\n\n- b\n\n- c\n'],
  ['a list right after words', 'Fjali me **fortë**:\n- a\n\n- b\n'],
  ['a text without an end of line', 'Fjali.\n\n## Hyrje'],
])('reads %s as the whole is read', (_, text) => {
  expect(compare([text]).different).toEqual([])
})
