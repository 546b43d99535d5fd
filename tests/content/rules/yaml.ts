import type { Fixture } from './fixture.ts'

/** Frontmatter as a whole and the syntax of YAML. */
export const yamlFixtures = {
  'frontmatter/missing': {
    in: 'shortProject',
    right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\nNjë fletore, një laps.\n',
    wrong: '⟦Një fletore, një laps.⟧\n',
  },
  'frontmatter/language': { in: 'shortProject', right: '---\nid: 1', wrong: '⟦---js⟧\nid: 1' },
  'frontmatter/unclosed': {
    in: 'shortProject',
    right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\n',
    wrong: '⟦---⟧\nid: 1\nyear: 2017\ntitle: Fletorja\n',
  },
  'frontmatter/closing-line': {
    in: 'shortProject',
    right: 'title: Fletorja\n---\n',
    wrong: 'title: Fletorja\n⟦--- fund⟧\n',
  },
  'frontmatter/empty': {
    in: 'shortProject',
    right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\n',
    wrong: '⟦---⟧\n---\n',
  },
  'frontmatter/not-fields': {
    in: 'shortProject',
    right: 'id: 1\nyear: 2017\ntitle: Fletorja\n',
    wrong: '⟦- Fletorja⟧\n',
  },
  'frontmatter/duplicate-field': {
    in: 'report',
    right: 'place: Prizren\n',
    wrong: 'place: Prizren\n⟦place⟧: Deçan\n',
  },
  'yaml/tab': { in: 'report', right: '  - { file: 01.jpg', wrong: '⟦\t⟧- { file: 01.jpg' },
  'yaml/indent': { in: 'report', right: 'author: "Klubi"', wrong: ' ⟦author: "Klubi"⟧' },
  'yaml/unquoted-colon': {
    in: 'report',
    right: "title: 'Dritarja: një javë për diellin'",
    wrong: 'title: Dritarja⟦:⟧ një javë për diellin',
  },
  'yaml/unclosed-quote': { in: 'report', right: 'author: "Klubi"', wrong: 'author: ⟦"⟧Klubi' },
  'yaml/unclosed-bracket': {
    in: 'shortReport',
    right: 'gallery: [{ file: 01.jpg, alt: Kodra }]',
    wrong: 'gallery: ⟦[⟧{ file: 01.jpg, alt: Kodra }',
  },
  'yaml/reserved-character': { in: 'report', right: 'place: Prizren', wrong: 'place: ⟦@⟧prizren' },
  'yaml/escape': { in: 'report', right: '"Klubi"', wrong: '"Klubi ⟦\\⟧q"' },
  'yaml/alias': { in: 'report', right: 'place: Prizren', wrong: 'place: ⟦&vendi⟧ Prizren' },
  'yaml/tag': { in: 'report', right: 'place: Prizren', wrong: 'place: ⟦!!js/function⟧ Prizren' },
  'yaml/multiple-documents': { in: 'about', right: 'vision:', wrong: '⟦---⟧\nvision:' },
  'yaml/number-form': { in: 'report', right: 'id: 1', wrong: 'id: ⟦0x1⟧' },
  'yaml/syntax': {
    in: 'shortReport',
    right: 'cover: { file: 01.jpg, alt: Kodra }',
    wrong: 'cover: { file: 01.jpg, alt: Kodra }⟦}⟧',
  },
  'yaml/colon-space': { in: 'report', right: 'place: Prizren', wrong: 'place⟦:⟧Prizren' },
  'yaml/text-after-quote': {
    in: 'report',
    right: 'author: "Klubi „i“ parë"',
    wrong: 'author: "Klubi "⟦i" parë"⟧',
    instead: 'author: "Klubi"',
  },
  'yaml/curly-quotes': {
    in: 'report',
    right: 'author: "Klubi: dielli"',
    wrong: 'author: ⟦“Klubi: dielli”⟧',
    instead: 'author: "Klubi"',
  },
  'yaml/several-lines': {
    in: 'report',
    right: 'author: "Klubi i diellit"',
    wrong: 'author: ⟦"Klubi\ni diellit"⟧',
    instead: 'author: "Klubi"',
  },
  'yaml/list-dash': {
    in: 'report',
    right: '  - { file: 01.jpg',
    wrong: '  ⟦–⟧ { file: 01.jpg',
  },
  'yaml/two-fields': {
    in: 'report',
    right: 'place: Prizren\nauthor: "Klubi"',
    wrong: 'place: ⟦Prizren author: "Klubi"⟧',
  },
  'yaml/hash': {
    in: 'report',
    right: 'place: "Prizren #1"',
    wrong: 'place: Prizren ⟦#1⟧',
    instead: 'place: Prizren',
  },
} satisfies Record<string, Fixture>
