import { expect, test } from 'vitest'
import { createSource } from '../../source.ts'
import { readGood } from '../../testing/good-site.ts'
import { checkReport } from './report.ts'

const picture = { width: 1600, height: 1067, tone: 3 }

/** The report of the good site. */
const entity = {
  file: 'content/reports/2021/index.mdx',
  report: {
    id: 1,
    year: 2021,
    title: 'Dritarja: një javë për diellin',
    description: 'Pesë ditë pranë dritares, me fletore, me vizore dhe me një hije që nuk rri kurrë në vend.',
    date: '28 Shkurt - 4 Mars 2021',
    start: '2021-02-28',
    end: '2021-03-04',
    place: 'Prizren',
    author: 'Klubi',
    readTime: '1 minutë lexim',
    intro:
      'Dielli hyri nga dritarja dhe nuk doli më, sepse fletorja e mbante mend.\n\n' +
      'Paragrafi i dytë çon te projektet dhe te dita e parë.',
    objectives: ['Të matim hijen.', 'Të lexojmë Read Article pa u ngatërruar.'],
    days: [
      {
        label: '28 Shkurt 2021',
        date: '2021-02-28',
        activities: [
          'Mësimi nisi me 5 < 7 dhe me një {kllapë}.',
          {
            title: 'Matja e hijes',
            points: ['Vizorja vihet te rrënja e hijes.', 'Gjatësia shënohet çdo orë.'],
          },
          'Hija në orën dhjetë',
        ],
      },
      {
        label: 'Mbrëmja e parë',
        activities: ['Mbani mend: Hija e shkurtër do të thotë diell i lartë.', 'Hija që ecën'],
      },
      {
        label: '4 Mars 2021',
        date: '2021-03-04',
        activities: [
          { title: 'Çfarë morëm me vete', points: ['vizore', 'fletore', 'laps'] },
          'Në fund i krahasuam fletoret.',
        ],
      },
    ],
    conclusion: 'Hija u kthye aty ku ishte, por ne jo. Shih lajmin.',
    cover: { key: 'ec5494ef2ed7', ...picture, alt: 'Dritarja e klasës në mëngjes' },
    images: [
      { key: 'd63f70a650b2', ...picture, alt: 'Hija e parë mbi fletore' },
      { key: 'bb388168b33d', ...picture, alt: 'Hija e mesditës: një vijë e shkurtër' },
    ],
  },
  sections: [
    { anchor: 'hyrje', kind: 'intro', label: 'Hyrje' },
    { anchor: 'objektivat', kind: 'objectives', label: 'Objektivat' },
    { anchor: 'dita-1', kind: 'day', label: '28 Shkurt 2021' },
    { anchor: 'dita-2', kind: 'day', label: 'Mbrëmja e parë' },
    { anchor: 'dita-3', kind: 'day', label: '4 Mars 2021' },
    { anchor: 'perfundim', kind: 'conclusion', label: 'Përfundim' },
  ],
  figures: { '03.jpg': { key: '36aa3b86c7b9', ...picture, alt: 'Vizorja pranë hijes' } },
}

test('report check reads a report into the entity of the specification', async () => {
  const { text, document, pictures } = await readGood('report')
  const { entry } = checkReport({
    source: createSource(document.file, text),
    folder: document.folder,
    pictures,
  })
  expect(entry).toEqual(entity)
})

test('report check reads a list item without a title as an activity', async () => {
  const { text, document, pictures } = await readGood('shortReport')
  const { entry } = checkReport({
    source: createSource(document.file, text),
    folder: document.folder,
    pictures,
  })
  expect(entry?.report.days).toEqual([
    {
      label: '3 Qershor 2019',
      date: '2019-06-03',
      activities: ['Një fije leshi e tregoi drejtimin.', 'Kartoni u rrotullua.'],
    },
  ])
  expect(entry?.report).not.toHaveProperty('objectives')
  expect(entry?.report).not.toHaveProperty('place')
})

test('report check reads the paragraphs of a quotation in any section', async () => {
  const { text, document, pictures } = await readGood('report')
  const changed = text
    .replace('Mësimi nisi', '> Hija **zgjatet**.\n>\n> Dielli ulet.\n\nMësimi nisi')
    .replace('Hija u kthye', '> Nesër prapë.\n\nHija u kthye')
  const { entry, findings } = checkReport({
    source: createSource(document.file, changed),
    folder: document.folder,
    pictures,
  })
  expect(findings).toEqual([])
  expect(entry?.report.days[0]?.activities.slice(0, 2)).toEqual(['Hija zgjatet.', 'Dielli ulet.'])
  expect(entry?.report.conclusion).toMatch(/^Nesër prapë\.\n\nHija u kthye/)
})

test('report check reads the focus of a cover in tenths', async () => {
  const { text, document, pictures } = await readGood('report')
  const focused = text.replace('alt: Dritarja e klasës në mëngjes', '$&, focus: { x: 34, y: 10 }')
  const source = createSource(document.file, focused)
  const { entry } = checkReport({ source, folder: document.folder, pictures })
  expect(entry?.report.cover.focus).toBe('3 1')
})

test('report check gives a day the pictures that name it', async () => {
  const { text, document, pictures } = await readGood('report')
  const chosen = text.replace('alt: Hija e parë mbi fletore', '$&, day: 3')
  const source = createSource(document.file, chosen)
  const { entry } = checkReport({ source, folder: document.folder, pictures })
  expect(entry?.sections.flatMap(({ anchor, pictures }) => (pictures ? [[anchor, pictures]] : []))).toEqual([
    ['dita-3', [0]],
  ])
})
