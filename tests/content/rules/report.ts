import type { Fixture } from './fixture.ts'
import { project } from './samples.ts'

const objectives =
  '## Objektivat\n\n* Të matim hijen.\n* Të lexojmë <span lang="en">Read Article</span> pa u ngatërruar.\n'
const lastDay = '## Data: 4 Mars 2021'

/** Structure of reports and projects. */
export const reportFixtures = {
  'report/missing-section': {
    in: 'shortReport',
    right: '## Përfundim\nU ulëm kur u ul era.',
    wrong: '\nU ulëm kur u ul era⟦.⟧',
  },
  'report/repeated-section': {
    in: 'report',
    right: '## Përfundim\n',
    wrong: '## Përfundim\n\nU mbyll dritarja.\n\n⟦## Përfundim⟧\n',
  },
  'report/unknown-section': { in: 'report', right: '## Objektivat', wrong: '⟦## Falënderime⟧' },
  'report/section-order': {
    in: 'shortReport',
    right: '## Përfundim\nU ulëm',
    wrong: '⟦## Objektivat⟧\n\n- Ta ndiejmë erën.\n\n## Përfundim\nU ulëm',
  },
  'report/text-before-sections': { in: 'report', right: '## Hyrje\n', wrong: '⟦Një fjali.⟧\n\n## Hyrje\n' },
  'report/heading-level': { in: 'report', right: '### Matja e hijes', wrong: '⟦#### Matja e hijes⟧' },
  'report/empty-section': {
    in: 'shortReport',
    right: '## Përfundim\nU ulëm kur u ul era.',
    wrong: '⟦## Përfundim⟧',
  },
  'report/objectives-list': {
    in: 'report',
    right: objectives,
    wrong: '## Objektivat\n\n⟦Të matim hijen.⟧\n',
  },
  'report/flat-list': { in: 'report', right: '- vizore\n', wrong: '⟦- vizore⟧\n  - e drurit\n' },
  'report/title-outside-day': {
    in: 'report',
    right: '## Objektivat',
    wrong: '⟦### Titull⟧\n\n## Objektivat',
  },
  'report/empty-title': { in: 'report', right: '### Matja e hijes', wrong: '⟦###⟧' },
  'report/title-without-points': {
    in: 'report',
    right: '### Matja e hijes\n',
    wrong: '⟦### Matja e hijes⟧\n\nMatëm gjithë ditën.\n',
  },
  'report/empty-day': {
    in: 'shortReport',
    right: '- Një fije leshi e tregoi drejtimin.\n- Kartoni u rrotullua.\n## Përfundim',
    wrong: '- Një fije leshi e tregoi drejtimin.\n\n⟦## Data: Mbrëmja⟧\n\n## Përfundim',
  },
  'report/day-label': { in: 'report', right: '## Data: Mbrëmja e parë', wrong: '⟦## Data:⟧' },
  'report/day-date': { in: 'report', right: lastDay, wrong: '⟦## Data: 31 Prill 2021⟧' },
  'report/day-outside': { in: 'report', right: lastDay, wrong: '⟦## Data: 5 Mars 2021⟧' },
  'report/day-order': {
    in: 'report',
    right: '## Data: Mbrëmja e parë',
    wrong: '⟦## Data: 28 Shkurt 2021⟧',
  },
  'report/year-folder': {
    in: 'shortReport',
    right: 'year: 2019\ntitle: Një ditë me erë',
    wrong: 'year: ⟦2018⟧\ntitle: Një ditë me erë',
  },
  'report/year-start': {
    in: 'report',
    right: 'date: 28 Shkurt - 4 Mars 2021\nstart: 2021-02-28',
    wrong: 'date: 28 Shkurt 2020 - 4 Mars 2021\nstart: ⟦2020-02-28⟧',
  },
  'report/date-range': { in: 'shortReport', right: 'end: 2019-06-03', wrong: 'end: ⟦2019-06-02⟧' },
  'report/read-time': { in: 'report', right: '1 minutë lexim', wrong: '⟦2 minuta lexim⟧' },
  'project/empty': { in: 'shortProject', right: '---\nNjë fletore, një laps.', wrong: '--⟦-⟧' },
  'project/heading': { in: 'shortProject', right: 'Një fletore', wrong: '⟦## Fletorja⟧\n\nNjë fletore' },
  'project/year-range': {
    right: { files: { 'content/projects/2014-2015-era.mdx': project(3, '2014-2015') } },
    wrong: { files: { 'content/projects/2014-2013-era.mdx': project(3, '2014-2013') } },
    at: ['content/projects/2014-2013-era.mdx:3:7-3:16'],
  },
  'project/year-name': { in: 'project', right: 'year: 2018-2020', wrong: 'year: ⟦2018-2021⟧' },
} satisfies Record<string, Fixture>
