import type { Kind } from '../../../src/check/documents/kinds.ts'
import { before, type Document, linesOf, type Mutations, onLines, replaced } from './mutation.ts'

const reports: readonly Kind[] = ['report']
const day = /^## Data: \d/

/** Sections and days of reports, descriptions of projects. */
export const reportMutations: Mutations = {
  'a day without the word Data': onLines(
    ['report'],
    'body',
    /^## Data: \d/,
    'report/unknown-section',
    (line) => line.replace('Data: ', ''),
  ),
  'a section misspelt': onLines(
    reports,
    'body',
    /^## (Hyrje|Objektivat|Përfundim)$/,
    'report/unknown-section',
    (line) => line.replace(/(.)(.)$/, '$2$1'),
  ),
  'a section in other words': onLines(
    reports,
    'body',
    /^## (Hyrje|Objektivat|Përfundim)$/,
    'report/unknown-section',
    () => '## Falënderime për të gjithë',
  ),
  'the introduction without its heading': (document) =>
    headings(document, /^## Hyrje$/).map((index) =>
      replaced(document, 'report/text-before-sections', index, '', index + 3),
    ),
  'the conclusion without its heading': (document) =>
    headings(document, /^## Përfundim$/).map((index) =>
      replaced(
        document,
        'report/missing-section',
        index,
        '',
        document.lines.findLastIndex((line) => line !== '') + 1,
      ),
    ),
  'a conclusion twice': (document) =>
    headings(document, /^## Përfundim$/).map(() => ({
      changes: { [document.file]: `${document.text.trimEnd()}\n\n## Përfundim\n\nEdhe një fjali.\n` },
      file: document.file,
      line: document.text.trimEnd().split('\n').length + 2,
      rule: 'report/repeated-section' as const,
    })),
  'objectives after the days': (document) => {
    const [start] = headings(document, /^## Objektivat$/)
    const [first] = headings(document, /^## Data: /)
    const [end] = headings(document, /^## Përfundim$/)
    if (start === undefined || first === undefined || end === undefined) return []
    const { lines } = document
    const moved = [
      ...lines.slice(0, start),
      ...lines.slice(first, end),
      ...lines.slice(start, first),
      ...lines.slice(end),
    ]
    return [
      {
        changes: { [document.file]: moved.join('\n') },
        file: document.file,
        line: end - first + start + 1,
        rule: 'report/section-order',
      },
    ]
  },
  'objectives as a text': (document) =>
    headings(document, /^## Objektivat$/).map((index) =>
      replaced(document, 'report/objectives-list', index, '## Objektivat\n\nDo të mësojmë shumë.', index + 3),
    ),
  'a day after the edition': onLines(reports, 'body', day, 'report/day-outside', (line) =>
    line.replace(/\d{4}$/, (year) => String(Number(year) + 1)),
  ),
  'a day that no calendar has': onLines(reports, 'body', day, 'report/day-date', (line) =>
    line.replace(/\d+/, '32'),
  ),
  'a month in small letters': onLines(reports, 'body', day, 'report/day-date', (line) =>
    line.replace(/\p{Lu}(?=\p{Ll}+ \d{4})/u, (letter) => letter.toLowerCase()),
  ),
  'a month without its diacritics': onLines(
    reports,
    'body',
    /^## Data: \d+ \p{L}*ë/u,
    'report/day-date',
    (line) => line.replace('ë', 'e'),
  ),
  'a day twice': (document) => {
    const days = headings(document, day)
    return days
      .slice(1)
      .map((index, place) => replaced(document, 'report/day-order', index, document.lines[days[place] ?? 0]))
  },
  'a day without its date': onLines(reports, 'body', /^## Data: /, 'report/day-label', () => '## Data:'),
  'a day without its colon': onLines(reports, 'body', day, 'report/unknown-section', (line) =>
    line.replace(':', ''),
  ),
  'a day without content': before(reports, /^## (Data: |Përfundim)/, 'report/empty-day', '## Data: Mbrëmja'),
  'a heading one level too deep': onLines(
    reports,
    'body',
    /^### /,
    'report/heading-level',
    (line) => `#${line}`,
  ),
  'a day one level too deep': onLines(reports, 'body', day, 'report/heading-level', (line) => `#${line}`),
  'a day as bold text': onLines(
    reports,
    'body',
    day,
    'report/heading-level',
    (line) => `**${line.slice(3)}**`,
  ),
  'a section one level too high': onLines(
    reports,
    'body',
    /^## (Hyrje|Objektivat|Përfundim)$/,
    'report/heading-level',
    (line) => line.slice(1),
  ),
  'a section as bold text': onLines(
    reports,
    'body',
    /^## (Hyrje|Objektivat|Përfundim)$/,
    'report/heading-level',
    (line) => `**${line.slice(3)}**`,
  ),
  'a heading of the first level': onLines(reports, 'body', /^### /, 'report/heading-level', (line) =>
    line.slice(2),
  ),
  'a title outside the days': before(reports, /^## Objektivat/, 'report/title-outside-day', '### Një titull'),
  'a title without words': onLines(reports, 'body', /^### /, 'report/empty-title', () => '###'),
  'a paragraph below a title': onLines(
    reports,
    'body',
    /^### /,
    'report/title-without-points',
    (line) => `${line}\n\nSi nisi.`,
  ),
  'points without their space': (document) =>
    headings(document, /^### /).map((index) => {
      const lines: string[] = [...document.lines]
      for (let at = index + 2; lines[at]?.startsWith('- '); at++) lines[at] = `-${lines[at]?.slice(2)}`
      return {
        changes: { [document.file]: lines.join('\n') },
        file: document.file,
        line: index + 3,
        rule: 'markdown/missing-space' as const,
      }
    }),
  'a point without words': onLines(
    ['report', 'project'],
    'body',
    /^- /,
    'report/flat-list',
    (line) => `- \n${line}`,
  ),
  'a list within a point': onLines(
    ['report', 'project'],
    'body',
    /^- /,
    'report/flat-list',
    (line) => `${line}\n  - edhe kjo`,
  ),
  'a heading in a project': before(['project'], /^\p{Lu}.*\.$/u, 'body/heading', '## Qëllimi'),
  'a project without a description': (document) =>
    document.kind === 'project'
      ? [
          {
            changes: { [document.file]: `${document.lines.slice(0, document.fieldsEnd).join('\n')}\n` },
            file: document.file,
            line: document.fieldsEnd,
            rule: 'body/empty',
          },
        ]
      : [],
}

function headings(document: Document, pattern: RegExp): number[] {
  return document.kind === 'report' ? linesOf(document, 'body', pattern) : []
}
