import type { MessagesOf } from '../index.ts'
import { didYouMean } from './phrases.ts'

const order = 'The order is: Hyrje, Objektivat (if any), Data: …, Përfundim.'

/** Structure of reports and projects. */
export const reportMessages: MessagesOf<'report' | 'project'> = {
  'report/missing-section': ({ heading }) => ({
    message: `The report lacks the section “${heading}”.`,
    cure: `Add a line “## ${heading}” and its text. ${order}`,
  }),
  'report/repeated-section': ({ heading }) => ({
    message: `The section “${heading}” is written twice.`,
    cure: 'Join the two.',
  }),
  'report/unknown-section': ({ written, suggestion }) => ({
    message: `A report has no section “${written}”.`,
    cure: didYouMean(suggestion) ?? `For a title inside a day use ###. ${order}`,
  }),
  'report/section-order': ({ heading, before }) => ({
    message: `The section “${heading}” comes after the section “${before}” but belongs before it.`,
    cure: order,
  }),
  'report/text-before-sections': () => ({
    message: 'This text stands before the first section.',
    cure: 'Put above it the line: ## Hyrje',
  }),
  'report/heading-level': ({ form, level, title, suggestion }) => ({
    message: {
      signs:
        suggestion === undefined
          ? `A report has no headings with ${level} # ${level === 1 ? 'sign' : 'signs'}.`
          : `“${title}” is the heading of a section but does not have exactly two # signs.`,
      underlined: `The heading “${title}” is made by a line of = signs below it; a report has no such headings.`,
      text: `“${title}” is the heading of a section but is written as text.`,
    }[form],
    cure:
      suggestion === undefined
        ? 'Sections are written with ##, titles inside a day with ###.'
        : `Write: ${suggestion}`,
  }),
  'report/empty-section': ({ heading }) => ({
    message: `The section “${heading}” is empty.`,
    cure:
      heading === 'Objektivat'
        ? 'Write a bullet list, or remove the section.'
        : 'Write at least one paragraph.',
  }),
  'report/objectives-list': () => ({
    message: 'Among the objectives only one bullet list is allowed.',
    cure: 'Write each objective on a line of its own: - Objective',
  }),
  'report/flat-list': () => ({
    message: 'This point is empty, or holds a list or more than one paragraph.',
    cure: 'Each point is one text: - Text of the point',
  }),
  'report/title-outside-day': () => ({
    message: 'Titles with ### are allowed inside a day only.',
    cure: 'Turn it into a paragraph, or move it below a section “## Data: …”.',
  }),
  'report/empty-title': () => ({
    message: 'The title is empty.',
    cure: 'Write: ### Title of the activity',
  }),
  'report/title-without-points': ({ title }) => ({
    message: `No bullet list follows the title “${title}”.`,
    cure: 'Add at least one point below it, with a hyphen: - Point. A paragraph without points has no title.',
  }),
  'report/empty-day': ({ label }) => ({
    message: `The day “${label}” is empty.`,
    cure: 'Write a paragraph, or a title ### with points below it.',
  }),
  'report/day-label': () => ({
    message: 'The date or the name of the day is missing after “Data:”.',
    cure: 'Write, for example: ## Data: 21 Nëntor 2024 – or: ## Data: Takimi i dytë',
  }),
  'report/day-date': ({ label, suggestion, example }) => ({
    message: `“${label}” is not a date written well, or is not in the calendar.`,
    cure:
      suggestion === undefined
        ? `Write the day, the month with a capital letter and the year: ## Data: ${example}`
        : `Write: ## Data: ${suggestion}`,
  }),
  'report/day-outside': ({ label, first, last }) => ({
    message: `The day “${label}” is not within the edition, which lasts from ${first} to ${last}.`,
    cure: 'Correct the date of the day, or the fields start and end.',
  }),
  'report/day-order': ({ label, before }) => ({
    message: `The day “${label}” comes after the day “${before}”, but not in the calendar.`,
    cure: 'Put the days in the order of the calendar, each once.',
  }),
  'report/year-folder': ({ year, folder }) => ({
    message: `The year ${year} does not fit the folder “${folder}”.`,
    cure: `Write: year: ${folder} – or move the report to reports/${year}.`,
  }),
  'report/year-start': ({ year, start }) => ({
    message: `The first day ${start} is not in the year ${year} of the edition.`,
    cure: `Correct the field start, or write: year: ${start.slice(0, 4)}`,
  }),
  'report/date-range': ({ start, end }) => ({
    message: `The edition ends on ${end}, before it starts on ${start}.`,
    cure: 'Correct the fields start and end.',
  }),
  'report/read-time': ({ words, minutes, corrected }) => ({
    message: `The text has ${words} words; that is not read in ${minutes} min (150 to 220 words a minute).`,
    cure: `Write: readTime: ${corrected} – or change the length of the text.`,
  }),
  'project/empty': () => ({
    message: 'The project has no description.',
    cure: 'Write at least one sentence below the fields.',
  }),
  'project/heading': () => ({
    message: 'The description of a project has no headings.',
    cure: 'Turn the heading into a paragraph, or into a point of a list.',
  }),
  'project/year-range': ({ written }) => ({
    message: `The period “${written}” ends before it starts, or in the same year.`,
    cure: 'Write the earlier year first, for example 2023-2024; for a single year only that one.',
  }),
  'project/year-name': ({ years, name }) => ({
    message: `The file name “${name}” does not start with the year “${years}” of the project.`,
    cure: `Correct the year, or rename the file: ${years}-…`,
  }),
}
