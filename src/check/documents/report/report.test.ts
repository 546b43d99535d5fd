import { expect, test } from 'vitest'
import { type Change, placesOf, problemsOf } from '../../testing/good-site.ts'

const words = (count: number) => `${'fjalë '.repeat(count)}\n\n## Përfundim`

const mistakes: [fact: string, changes: Change[], expected: string[]][] = [
  ['a year that is not the folder', [['year: 2021', 'year: 2020']], ['3:7 report/year-folder']],
  ['an end before the start', [['end: 2021-03-04', 'end: 2021-02-04']], ['10:6 report/date-range']],
  [
    'a printed date that says other days',
    [['28 Shkurt - 4 Mars 2021', '28 Shkurt - 5 Mars 2021']],
    ['8:7 date/printed'],
  ],
  [
    'a printed date with a small month',
    [['28 Shkurt - 4 Mars 2021', '28 shkurt - 4 Mars 2021']],
    ['8:7 date/printed'],
  ],
  ['a read time that is too short', [['## Përfundim', words(300)]], ['13:11 report/read-time']],
  ['a read time that is too long', [['1 minutë lexim', '2 minuta lexim']], ['13:11 report/read-time']],
  ['no introduction', [['## Hyrje\n\n', '']], ['21:1 report/text-before-sections']],
  ['no day', [[/## Data: 28.*(?=## Përfundim)/s, '']], ['35:81 report/missing-section']],
  ['no conclusion', [['## Përfundim', '']], ['71:81 report/missing-section']],
  ['a misspelt section', [['## Hyrje', '## Hyrja']], ['21:1 report/unknown-section']],
  ['an unknown section', [['## Objektivat', '## Falënderime']], ['28:1 report/unknown-section']],
  ['a day without its colon', [['## Data: 4 Mars', '## Data 4 Mars']], ['55:1 report/unknown-section']],
  [
    'a second conclusion',
    [['## Përfundim', '## Përfundim\n\nPo.\n\n## Përfundim']],
    ['73:1 report/repeated-section'],
  ],
  [
    'objectives after a day',
    [
      [/## Objektivat.*?(?=## Data: 28)/s, ''],
      ['## Përfundim', '## Objektivat\n\n- Një.\n\n## Përfundim'],
    ],
    ['64:1 report/section-order'],
  ],
  ['a heading of the first level', [['## Hyrje', '# Titulli\n\n## Hyrje']], ['21:1 report/heading-level']],
  ['a day one level too deep', [['## Data: 28', '### Data: 28']], ['33:1 report/heading-level']],
  ['a day as bold text', [['## Data: 4 Mars 2021', '**Data: 4 Mars 2021**']], ['55:1 report/heading-level']],
  ['the introduction one level too high', [['## Hyrje', '# Hyrja']], ['21:1 report/heading-level']],
  ['the introduction as bold text', [['## Hyrje', '**Hyrje**']], ['21:1 report/heading-level']],
  ['the objectives as text', [['## Objektivat', 'Objektivat:']], ['28:1 report/heading-level']],
  [
    'the conclusion with a line below it',
    [['## Përfundim', 'Përfundim\n=====']],
    ['69:1 report/heading-level'],
  ],
  ['a heading of the fourth level', [['### Matja', '#### Matja']], ['37:1 report/heading-level']],
  [
    'a title outside a day',
    [['## Objektivat', '### Titull\n\n## Objektivat']],
    ['28:1 report/title-outside-day'],
  ],
  ['an empty section', [[/Hija u kthye.*/, '']], ['69:1 report/empty-section']],
  [
    'objectives as a paragraph',
    [[/\* Të matim.*ngatërruar\./s, 'Të matim.']],
    ['30:1 report/objectives-list'],
  ],
  [
    'objectives as a numbered list',
    [['* Të matim hijen.\n* Të', '1. Të matim hijen.\n2. Të']],
    ['30:1 report/objectives-list'],
  ],
  ['a list within a point', [['- vizore\n', '- vizore\n  - e drurit\n']], ['61:1 report/flat-list']],
  [
    'a title without points',
    [['- vizore\n- fletore\n- laps', 'vizore']],
    ['57:1 report/title-without-points', '61:1 mdx/component-content'],
  ],
  [
    'a title with a paragraph first',
    [['### Matja e hijes\n', '### Matja e hijes\n\nMatëm.\n']],
    ['37:1 report/title-without-points'],
  ],
  ['a title without words', [['### Matja e hijes', '###']], ['37:1 report/empty-title']],
  ['a day without content', [[/<Note.*Note>/s, '']], ['45:1 report/empty-day']],
  ['a day without a date or a label', [['## Data: Mbrëmja e parë', '## Data:']], ['45:1 report/day-label']],
  [
    'a day that the calendar does not have',
    [['## Data: 4 Mars 2021', '## Data: 31 Prill 2021']],
    ['55:1 report/day-date'],
  ],
  [
    'a day with a misspelt month',
    [['## Data: 28 Shkurt 2021', '## Data: 28 shkurt 2021']],
    ['33:1 report/day-date'],
  ],
  [
    'a day after the edition',
    [['## Data: 4 Mars 2021', '## Data: 5 Mars 2021']],
    ['55:1 report/day-outside'],
  ],
  ['days out of order', [['## Data: 28 Shkurt 2021', '## Data: 4 Mars 2021']], ['55:1 report/day-order']],
  ['a picture in the text', [['Mësimi nisi', '![Hija](01.jpg) Mësimi']], ['35:1 markdown/not-allowed']],
  ['a quotation in a quotation', [['Mësimi nisi', '> > Mësimi']], ['35:3 markdown/not-allowed']],
  [
    'a quotation in a list',
    [['Mësimi nisi', '- > Mësimi']],
    ['35:1 report/flat-list', '35:3 markdown/not-allowed'],
  ],
  ['code', [['Mësimi nisi', '`Mësimi`']], ['35:1 markdown/not-allowed']],
  ['an expression', [['Mësimi nisi', '{1 + 1} Mësimi']], ['35:1 mdx/expression']],
  ['an expression as a property', [['title="Mbani mend"', 'title={1}']], ['47:7 mdx/property-text']],
  ['a spread property', [['title="Mbani mend"', '{...x}']], ['47:7 mdx/expression']],
  ['an import', [['Mësimi nisi', 'import fs from "node:fs"\n\nMësimi']], ['35:1 mdx/import']],
  ['an export', [['Mësimi nisi', 'export const a = 1\n\nMësimi']], ['35:1 mdx/import']],
  ['half an import', [['Mësimi nisi', 'import {\n\nMësimi']], ['35:1 mdx/import']],
  [
    'an unknown component',
    [
      ['<Note title="Mbani mend">', '<Shenim>'],
      ['</Note>', '</Shenim>'],
    ],
    ['47:1 mdx/unknown-component'],
  ],
  ['a misspelt component', [['<VideoCard', '<VideCard']], ['53:1 mdx/unknown-component']],
  ['an HTML element', [['Mësimi nisi', 'Mësimi <b>nisi</b>']], ['35:8 mdx/html']],
  ['a void HTML element', [['Mësimi nisi', 'Mësimi <br> nisi']], ['35:8 mdx/html']],
  ['a component that is not closed', [['</Note>', '']], ['47:1 mdx/unclosed']],
  ['another end tag', [['</Note>', '</Nota>']], ['51:1 mdx/wrong-end-tag']],
  ['an end tag alone', [['Mësimi nisi', '</Note>\n\nMësimi nisi']], ['35:1 mdx/stray-end-tag']],
  ['a brace', [['Mësimi nisi', 'Mësimi { nisi']], ['35:8 mdx/brace']],
  ['a sign that looks like a tag', [['Mësimi nisi', 'Mësimi <3 nisi']], ['35:8 mdx/less-than']],
  ['a comment', [['Mësimi nisi', '<!-- shënim -->\n\nMësimi nisi']], ['35:1 mdx/comment']],
  ['a bare link', [['Mësimi nisi', 'Mësimi <https://hija.test/>']], ['35:8 mdx/bare-link']],
  ['a property without quotes', [['title="Mbani mend"', 'title=Mbani']], ['47:1 mdx/property-syntax']],
  [
    'a tag that leaves its quotation',
    [['Mësimi nisi', '> <Note\ntitle="a">\n\nMësimi nisi']],
    ['36:1 mdx/lazy-line'],
  ],
  ['an unknown property', [['title="Mbani mend"', 'titull="Mbani mend"']], ['47:7 mdx/unknown-property']],
  [
    'a property twice',
    [['title="Mbani mend"', 'title="Mbani" title="mend"']],
    ['47:21 mdx/repeated-property'],
  ],
  ['a missing property', [[' alt="Vizorja pranë hijes"', '']], ['43:1 mdx/missing-property']],
  [
    'a video address without https',
    [['https://video.test/hija', 'http://video.test/hija']],
    ['53:18 mdx/property-value'],
  ],
  [
    'the address of a video that the guide shows',
    [['https://video.test/hija', 'https://www.youtube.com/watch?v=…']],
    ['53:18 mdx/property-value'],
  ],
  [
    'a component within a sentence',
    [['Mësimi nisi', 'Mësimi <Note>nisi</Note>']],
    ['35:8 mdx/component-place'],
  ],
  [
    'a component within a component',
    [['Hija e shkurtër', '<Note>\n\nPo.\n\n</Note>\n\nHija e shkurtër']],
    ['49:1 mdx/component-content', '49:1 mdx/component-place'],
  ],
  [
    'a language mark alone on a line',
    [['Mësimi nisi', '<span lang="en">\n\nA\n\n</span>\n\nMësimi']],
    ['35:1 mdx/component-place'],
  ],
  [
    'two columns without a list',
    [['- vizore\n- fletore\n- laps', '']],
    ['57:1 report/title-without-points', '59:1 mdx/component-empty'],
  ],
  ['a link without text', [['[projektet](/projects)', '[](/projects)']], ['26:25 link/empty-text']],
  ['a link with a script', [['(/projects)', '(javascript:alert(1))']], ['26:37 link/address']],
  ['a picture that is not there', [['file: 02.jpg', 'file: 04.jpg']], ['18:11 picture/missing']],
  ['a picture in other case', [['file: 02.jpg', 'file: 02.JPG']], ['18:11 picture/case']],
  ['a figure that is not there', [['file="03.jpg"', 'file="30.jpg"']], ['43:15 picture/missing']],
  ['an empty alternative text', [['alt: Hija e parë mbi fletore', 'alt: ""']], ['16:26 picture/alt-empty']],
  [
    'a file name as alternative text',
    [['alt: Hija e parë mbi fletore', 'alt: IMG_2031.jpg']],
    ['16:26 picture/alt-file-name'],
  ],
  [
    'an alternative text twice',
    [['alt: Hija e parë mbi fletore', 'alt: "Hija e mesditës: një vijë e shkurtër"']],
    ['17:10 picture/alt-repeated'],
  ],
  ['a picture twice', [['file: 02.jpg', 'file: 01.jpg']], ['18:11 picture/repeated']],
]

test.each(mistakes)('refuses %s with its place', async (_, changes, expected) => {
  expect(placesOf(await problemsOf('report', ...changes))).toEqual(expected)
})

test.each([
  ['an activity with the name of a section', [['### Matja e hijes', '### Hyrje']]],
  [
    'an activity of objectives',
    [
      [/## Objektivat.*?(?=## Data: 28)/s, ''],
      ['### Matja e hijes', '### Objektivat'],
    ],
  ],
  ['a date within a paragraph', [['Në fund i krahasuam fletoret.', 'Data: 4 Mars 2021']]],
] as [string, Change[]][])('leaves %s alone', async (_, changes) => {
  expect(placesOf(await problemsOf('report', ...changes))).toEqual([])
})

test('shows how a cover is written that is its file alone, with that file', async () => {
  const written = 'cover: { file: kopertina.jpg, alt: Dritarja e klasës në mëngjes }'
  const problems = await problemsOf('report', [written, 'cover: kopertina.jpg'])
  expect(problems.map(({ rule, cure }) => `${rule} ${cure}`)).toEqual([
    'frontmatter/wrong-type Shkruani p.sh.: cover: { file: kopertina.jpg, alt: Nxënës rreth një tavoline me panele të vogla diellore }',
  ])
})

test('tells of a row of the same stray end tags once, whatever its length', async () => {
  const row = `Në fund.</p>${'</p>\n'.repeat(20_000)}`
  const problems = await problemsOf('report', ['Në fund i krahasuam fletoret.', row])
  expect(placesOf(problems)).toEqual(['67:9 mdx/stray-end-tag'])
})

test('keeps the words of a day that is named without „Data“', async () => {
  const [problem] = await problemsOf('report', ['## Data: Mbrëmja e parë', '## Dita e parë'])
  expect(problem?.cure).toBe('Mos deshët të shkruani „## Data: Dita e parë“?')
})

test('tells once of a day outside the edition, and once of a section that is written again', async () => {
  const [day] = await problemsOf('report', ['## Data: 28 Shkurt 2021', '## Data: 28 Maj 2021'])
  expect(day?.rule).toBe('report/day-outside')
  expect(await problemsOf('report', ['## Data: 28 Shkurt 2021', '## Data: 28 Maj 2021'])).toHaveLength(1)
  const again = await problemsOf('report', [
    '## Data: 4 Mars 2021',
    '## Hyrje\n\nPo.\n\n## Data: 4 Mars 2021',
  ])
  expect(again.map(({ rule }) => rule)).toEqual(['report/repeated-section'])
})
