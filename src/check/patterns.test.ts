import { expect, test } from 'vitest'
import { parts } from './patterns.ts'

/** Texts that a part matches as a whole, and texts that it does not match. */
type Examples = { fits: string[]; fitsNot: string[] }

const examples: Record<keyof typeof parts, Examples> = {
  dash: { fits: ['- ', '-\t', '-   '], fitsNot: ['-', '– ', '--', ' - '] },
  fieldName: {
    fits: ['title', 'readTime', 'A1', 'a_b'],
    fitsNot: ['', '1a', 'një', 'read time', 'read-time'],
  },
  colon: { fits: [':'], fitsNot: ['', '::', ' :'] },
  value: {
    fits: ['"Dita"', "'Dita: e'", 'Dita', 'Dita e diellit', '3', '-', '02.jpg'],
    fitsNot: ['', '"Dita', '[a]', '{ a }', 'Dita ', "Dita's", ' Dita'],
  },
  elementName: { fits: ['p', 'H2', 'o:p', 'my-card', 'a:b-c'], fitsNot: ['', '2h', 'a:', 'ë', 'a.b'] },
  attributeName: {
    fits: ['href', 'data-figure', 'xml:lang', '_a', ':a.b'],
    fitsNot: ['', '1a', '-a', 'a b', '“href', 'a='],
  },
  attributeValue: {
    fits: ['""', '"një dritë"', "'a > b'", `'"po"'`],
    fitsNot: ['', 'po', '"po', '“po”', '"a < b"', '"a"b"'],
  },
  container: { fits: ['>'], fitsNot: ['', '-', '1.', '#', '>>'] },
  bullet: { fits: ['•', '·', '➤', '\uF0A7', '\uF0B7'], fitsNot: ['', '-', '–', 'o', '••'] },
  bulletLetter: { fits: ['o', 'Ø', '§'], fitsNot: ['', 'O', 'a', '•', 'oo'] },
  hashtag: {
    fits: ['k', '2', 'DitaE', 'COP2', 'Klima #e'],
    fitsNot: ['', 'D', 'Dita', ' Dita', 'Hyrje dhe më'],
  },
  beforeSpeaker: { fits: [', ', '! ', '? ', ' – ', ' — '], fitsNot: ['', ',', '. ', ' - ', '– '] },
  verbOfSaying: {
    fits: ['tha', 'iu përgjigj', 'u përgjigj', 'ia ktheu', 'said'],
    fitsNot: ['', 'thashethem', 'i përgjigj', 'sayin'],
  },
  noTitle: {
    fits: ['', '  ', '- pikë', '<p>', 'title: Dita', '  a:', 'x'.repeat(61)],
    fitsNot: ['Hyrje', 'Një ditë: hija', 'x'.repeat(60)],
  },
  tag: {
    fits: ['<b>', '</b>', '<br />', '<br/>', '<a href="x">', '<h6>', '<span lang="en" >'],
    fitsNot: ['b', '<b', '<bb>', '<h7>', '< b>', '<a\nb>', '<script>'],
  },
  markdown: {
    fits: ['**po**', '**po e jo**', '[po](/about)', '[po](https://a)', '[a](#b)', '[a](mailto:b)'],
    fitsNot: ['*po*', '** po**', '****', '[po](jo)', '[](/a)', '[po] (/a)'],
  },
  characterNumber: {
    fits: ['#173', '#xAD', '#X1f31e'],
    fitsNot: ['', '#', '173', '#xG', '#12345678', '#x1234567'],
  },
  emoji: { fits: ['🌞', '☀', '✅', '❤'], fitsNot: ['', 'a', '1', '©', '™', '→', '•'] },
  emojiModifier: { fits: ['\uFE0F', '\u200D', '🏽'], fitsNot: ['', '🌞', '\u200C'] },
  afterCommas: { fits: ['', 'Dita', 'Dita, e re'], fitsNot: ['Dita“', 'a,,b', 'a\nb', '"'] },
  closingQuote: { fits: ['"', '“', '”', "''", '’’'], fitsNot: ['', '„', "'", '’', ',,'] },
  ownName: {
    fits: ['localhost', 'www.localhost', 'printer.local'],
    fitsNot: ['', 'localhost.test', 'local', '.local', 'a/b.local'],
  },
  ownNumber: {
    fits: ['127.0.0.1', '10.1', '192.168.0.4', '[::1]'],
    fitsNot: ['', '127', '192.169.0.4', '11.0.0.1', '::1', '10.0.'],
  },
  copyWord: {
    fits: [' copy', ' - copy', ' kopje', ' - kopja'],
    fitsNot: ['copy', '-copy', ' kopjim', ' - '],
  },
  copyNumber: { fits: [' 2', ' (2)', ' (12'], fitsNot: ['2', '(2)', ' ', ' (a)'] },
  dayNumber: { fits: ['1', '01', '31'], fitsNot: ['', '2024', 'a'] },
  monthName: { fits: ['Nëntor', 'maj', 'NOV'], fitsNot: ['', '11', 'Nën tor', 'Nov.'] },
  yearNumber: { fits: ['2024'], fitsNot: ['', '24', '20245', '2O24'] },
}

test.each(Object.entries(examples))(
  'pattern %s matches exactly what its name says',
  (name, { fits, fitsNot }) => {
    const whole = new RegExp(`^(?:${parts[name as keyof typeof parts]})$`, 'u')
    expect(fits.filter((text) => !whole.test(text))).toEqual([])
    expect(fitsNot.filter((text) => whole.test(text))).toEqual([])
  },
)

test('patterns have no capturing groups', () => {
  const captured = Object.values(parts).map((part) => new RegExp(`${part}|`, 'u').exec('')?.length)
  expect(new Set(captured)).toEqual(new Set([1]))
})
