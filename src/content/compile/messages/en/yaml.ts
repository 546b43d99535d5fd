import type { MessagesOf } from '../index.ts'
import { allOf } from './phrases.ts'

/** The syntax of YAML. */
export const yamlMessages: MessagesOf<'yaml'> = {
  'yaml/tab': () => ({
    message: 'The line is indented with the Tab key.',
    cure: 'Indent the line with spaces: two for each level.',
  }),
  'yaml/indent': ({ corrected, marked }) => ({
    message:
      corrected !== undefined
        ? marked
          ? 'Before the name of the field stand signs that do not belong there.'
          : 'The colon after the name of the field is missing.'
        : 'This line is not in its place: the spaces before it do not fit the lines around it, or its colon is missing.',
    cure:
      corrected !== undefined
        ? `Write: ${corrected}`
        : 'Fields of one level start in the same column; those inside them two spaces further right.',
  }),
  'yaml/unquoted-colon': ({ corrected }) => ({
    message: 'The value contains a colon, so it needs quotes.',
    cure: `Write: ${corrected}`,
  }),
  'yaml/unclosed-quote': ({ curly }) => ({
    message: 'The quote that opens here is not closed.',
    cure: curly
      ? 'Delete it, or close it with “ where the quotation ends.'
      : 'Add the same quote at the end of the value; inside it use the Albanian quotes „ “.',
  }),
  'yaml/unclosed-bracket': ({ close }) => ({
    message: `The bracket that opens here is not closed with “${close}”.`,
    cure: `Add “${close}” at the end, or put the value in quotes when the bracket is part of the text.`,
  }),
  'yaml/reserved-character': ({ character, corrected }) => ({
    message: `A value cannot start with “${character}”.`,
    cure: corrected === undefined ? 'Put the value in quotes: "…"' : `Write: ${corrected}`,
  }),
  'yaml/escape': () => ({
    message: 'A backslash “\\” inside double quotes has a special meaning.',
    cure: "Remove the backslash, or put the value in single quotes: '…'",
  }),
  'yaml/alias': () => ({
    message: '“&” and “*” at the start of a value (anchors and aliases) are not used.',
    cure: 'Write the whole value in its place, or put it in quotes when the sign is part of the text.',
  }),
  'yaml/tag': () => ({
    message: '“!” at the start of a value has a special meaning and is not used.',
    cure: 'Remove it, or put the value in quotes: "…"',
  }),
  'yaml/multiple-documents': () => ({
    message: 'A line of three dashes cuts the file in two.',
    cure: 'Remove the line “---” from among the fields.',
  }),
  'yaml/number-form': ({ written, read }) => ({
    message:
      read === undefined
        ? `“${written}” is no number that can be kept exactly.`
        : `The number “${written}” would be read as ${read}.`,
    cure:
      read === undefined
        ? `Write a number in digits, or put it in quotes when it is text: "${written}"`
        : `Write ${read}, or put it in quotes when it is text: "${written}"`,
  }),
  'yaml/syntax': () => ({
    message: 'The fields cannot be read from here on.',
    cure: 'Look at the signs on this line and the one above: brackets, quotes or commas too many or too few. Text with such signs goes in quotes.',
  }),
  'yaml/colon-space': ({ corrected }) => ({
    message: 'The space after the colon is missing, so the field is not read.',
    cure: `Write: ${corrected}`,
  }),
  'yaml/text-after-quote': ({ corrected, how }) => ({
    message:
      how === 'apostrophe'
        ? 'The apostrophe closes the value, because it is the same sign as the quote before it.'
        : how === 'sign'
          ? 'After the quote that closes the value stands one more sign.'
          : 'The value ends at the second quotation mark, but there is more text after it.',
    cure: how !== 'quotes' ? `Write: ${corrected}` : `Within straight quotes use Albanian ones: ${corrected}`,
  }),
  'yaml/curly-quotes': ({ corrected }) => ({
    message: 'The value stands between curly quotes; they would show on the page.',
    cure: `Write: ${corrected}`,
  }),
  'yaml/several-lines': ({ corrected }) => ({
    message: 'The value goes on in the next line.',
    cure: `Write all of it in one line: ${corrected}`,
  }),
  'yaml/list-dash': ({ parent, corrected }) => ({
    message:
      parent === undefined
        ? 'An item of a list begins with a short dash and a space.'
        : 'An item of a list begins on a line of its own, below the name of the field.',
    cure:
      parent === undefined
        ? `Write: ${corrected}`
        : `Write “${parent}” and below it, two spaces further right, on a line of its own: ${allOf([corrected])}`,
  }),
  'yaml/two-fields': ({ parent, fields }) => ({
    message:
      parent === undefined && fields.length === 1
        ? 'The name of the field is written twice.'
        : 'This line holds more than one field.',
    cure:
      parent === undefined && fields.length === 1
        ? `Write: ${fields[0]}`
        : parent === undefined
          ? `Write each on a line of its own, the names below one another: ${allOf(fields)}`
          : `Write “${parent}” and below it, two spaces further right, on a line of its own: ${allOf(fields)}`,
  }),
  'yaml/hash': ({ corrected }) => ({
    message: 'After a space the sign # begins a comment: it and all after it is not read.',
    cure: `If it is part of the text, write: ${corrected} – comments stand on lines of their own.`,
  }),
}
