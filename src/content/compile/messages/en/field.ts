import type { Misopened } from '../../frontmatter-lines.ts'
import type { MessagesOf } from '../index.ts'
import { didYouMean, oneOf, writeLike } from './phrases.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  null: 'nothing',
}

const list =
  'Write each value on a line of its own below the name of the field, with a dash and a space before it: - …'
/** What to write of each kind where no example is known. */
const plainCures: Readonly<Record<string, string>> = {
  string: 'Put the value in quotes: "…"',
  array: list,
  tuple: list,
}

const forms: Readonly<Record<string, { what: string; cure: string }>> = {
  email: { what: 'is not an e-mail address', cure: 'Write, for example: name@example.org' },
  url: { what: 'is not a whole web address', cure: 'An address starts with https:// and has no spaces.' },
  safeint: { what: 'is not a whole number', cure: 'Write a number without comma and point.' },
}

const missing: Readonly<Record<Misopened, { message: string; cure: string }>> = {
  none: {
    message: 'The document does not start with its fields.',
    cure: 'The first line must be “---”; after it come the fields, then a line “---” again.',
  },
  late: {
    message: 'Empty lines or spaces stand before the three dashes that open the fields.',
    cure: 'Delete everything before them: the first line of the file must be “---”.',
  },
  dashes: {
    message: 'The first line is not exactly three short dashes.',
    cure: 'Write three short dashes: ---',
  },
  above: {
    message: 'Something else stands before the three dashes that open the fields.',
    cure: 'Delete everything before them: the first line of the file must be “---”.',
  },
  fence: {
    message:
      'Before the three dashes that open the fields stands the line “```”, which makes code of the text.',
    cure: 'Delete this line and the line “```” that closes it: the first line of the file must be “---”.',
  },
}

/** Frontmatter and the fields of data files. */
export const fieldMessages: MessagesOf<'frontmatter' | 'description' | 'date'> = {
  'frontmatter/missing': ({ how }) => missing[how],
  'frontmatter/language': ({ language }) => ({
    message: `After the three dashes stands “${language}”. Fields are written in YAML only, and nothing else is run.`,
    cure: 'Leave only three dashes on this line: ---',
  }),
  'frontmatter/unclosed': () => ({
    message: 'The fields open with “---” but are closed nowhere.',
    cure: 'After the last field add a line of three dashes only: ---',
  }),
  'frontmatter/closing-line': () => ({
    message: 'The line that closes the fields is not exactly three short dashes.',
    cure: 'Write nothing but three short dashes on this line: ---',
  }),
  'frontmatter/empty': () => ({
    message: 'There is no field between the two lines of three dashes.',
    cure: 'Write the fields, one a line, as in the other documents of the folder.',
  }),
  'frontmatter/not-fields': () => ({
    message: 'Fields are expected here, one a line, but something else is read.',
    cure: 'Each line is: name of the field, colon, space, value. For example: title: A title',
  }),
  'frontmatter/duplicate-field': ({ field }) => ({
    message: `The field “${field}” is written twice.`,
    cure: 'Keep one and delete the other.',
  }),
  'frontmatter/unknown-field': ({ field, suggestion, known }) => ({
    message: `The field “${field}” is not known here.`,
    cure:
      field === 'description' && known.includes('themes')
        ? 'Move it below the second line of hyphens: there the description of a project is written, without a name.'
        : (didYouMean(suggestion) ?? `Remove it; the known fields are ${known.join(', ')}.`),
  }),
  'frontmatter/missing-field': ({ field, example }) => ({
    message: `The field “${field}” is missing.`,
    cure: writeLike(example, `Add the line: ${field}: …`),
  }),
  'frontmatter/empty-field': ({ field, example }) => ({
    message: `The field “${field}” is empty.`,
    cure: writeLike(example, `Write the value after the colon: ${field}: …`),
  }),
  'frontmatter/wrong-type': ({ field, expected, actual, example, corrected }) => ({
    message: `The field “${field}” should be ${kinds[expected] ?? expected}, but ${kinds[actual] ?? actual} is written.`,
    cure:
      corrected === undefined
        ? writeLike(example, plainCures[expected] ?? 'Look at the same field of another document.')
        : `Write: ${corrected}`,
  }),
  'frontmatter/too-few': ({ field, limit, exact, actual }) => ({
    message: `The list “${field}” has ${actual}, but ${exact ? '' : 'at least '}${limit} are needed.`,
    cure: `Add ${limit - actual} more.`,
  }),
  'frontmatter/too-many': ({ field, limit, exact, actual }) => ({
    message: `The list “${field}” has ${actual}, but ${exact ? '' : 'at most '}${limit} are needed.`,
    cure: `Remove ${actual - limit}.`,
  }),
  'frontmatter/repeated': ({ field, written }) => ({
    message: `In the list “${field}” the value “${written}” is there twice.`,
    cure: 'Keep one.',
  }),
  'frontmatter/too-small': ({ field, limit, actual, example }) => ({
    message: `In the field “${field}” the number ${actual} is too small; the smallest allowed is ${limit}.`,
    cure: writeLike(example, `Write ${limit} or more.`),
  }),
  'frontmatter/too-large': ({ field, limit, actual, example }) => ({
    message: `In the field “${field}” the number ${actual} is too large; the largest allowed is ${limit}.`,
    cure: writeLike(example, `Write ${limit} or less.`),
  }),
  'frontmatter/date': ({ field, written, example, corrected }) => ({
    message: /^\d{4}-\d{2}-\d{2}$/.test(written)
      ? `In the field “${field}” the date “${written}” is not in the calendar.`
      : `In the field “${field}” the date “${written}” is not written as year-month-day.`,
    cure:
      corrected === undefined
        ? writeLike(example, `Write, for example: ${field}: 2024-11-21`)
        : `Write: ${corrected}`,
  }),
  'frontmatter/form': ({ field, written, form, example, corrected }) => ({
    message:
      written === ''
        ? `The value of the field “${field}” does not have the right form.`
        : `In the field “${field}” the value “${written}” ${forms[form]?.what ?? 'does not have the right form'}.`,
    cure:
      corrected === undefined
        ? writeLike(example, forms[form]?.cure ?? 'Look at the same field of another document.')
        : `Write: ${corrected}`,
  }),
  'frontmatter/placeholder': ({ unknown, known }) => ({
    message: `The site does not fill in ${unknown.join(', ')} in this word.`,
    cure:
      known.length === 0
        ? 'Write the word without braces { }.'
        : `Use ${known.join(', ')} only, exactly as written here.`,
  }),
  'frontmatter/markup': ({ written, corrected }) => ({
    message: `This field is plain text: “${written}” would be printed as it is.`,
    cure:
      corrected === undefined
        ? 'Remove the signs of HTML and type the characters themselves.'
        : `Write: ${corrected}`,
  }),
  'frontmatter/not-allowed': ({ field, written, allowed, suggestion }) => ({
    message:
      allowed.join('') === ''
        ? `The field “${field}” must stay empty here: the picture is decoration only.`
        : `In the field “${field}” the value “${written}” is not among the allowed ones.`,
    cure:
      allowed.join('') === ''
        ? `Write: ${field}: ""`
        : (didYouMean(suggestion) ?? `Write ${oneOf(allowed)}.`),
  }),
  'description/length': ({ length, least, most }) => ({
    message: `The description has ${length} characters; on the card and in search results ${least} to ${most} read well.`,
    cure:
      length < least
        ? 'Lengthen it with something concrete from the text.'
        : 'Shorten it to one or two sentences.',
  }),
  'date/printed': ({ written, corrected }) => ({
    message: `The printed date “${written}” does not say the same days as the date fields.`,
    cure: `Write: date: ${corrected} – or correct the date fields.`,
  }),
  'date/unreadable': ({ written, corrected, example }) => ({
    message:
      corrected === undefined
        ? `No day of the calendar can be read from the printed date “${written}”.`
        : `The printed date “${written}” is not written as dates are printed here.`,
    cure: corrected === undefined ? `Write for instance: date: ${example}` : `Write: date: ${corrected}`,
  }),
  'date/too-early': ({ year, first }) => ({
    message: `The year ${year} is before ${first}, when there was nothing to publish here yet.`,
    cure: 'Correct the year; perhaps two digits are swapped.',
  }),
  'date/too-late': ({ year, last }) => ({
    message: `The year ${year} is still far away; ${last} is the latest that is expected here.`,
    cure: 'Correct the year; perhaps two digits are swapped.',
  }),
}
