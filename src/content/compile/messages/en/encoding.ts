import type { MessagesOf } from '../index.ts'

/** Bytes and letters. */
export const encodingMessages: MessagesOf<'encoding' | 'document'> = {
  'encoding/utf-16': () => ({
    message: 'The file is saved as UTF-16, which the site does not read.',
    cure: 'Save the file again as UTF-8.',
  }),
  'encoding/null-byte': () => ({
    message: 'The file contains zero bytes, so it is not plain text.',
    cure: 'Open the file in a text editor, remove this character and save it as UTF-8.',
  }),
  'encoding/not-utf-8': ({ byte }) => ({
    message: `The file is not UTF-8: the byte ${byte} here is not a letter.`,
    cure: 'Save the file again as UTF-8 and retype the spoilt letters, usually ë or ç.',
  }),
  'document/more-problems': ({ rule, count }) => ({
    message: `The rule ${rule} is broken ${count} more times in this file.`,
    cure: 'Mostly they have one cause: mend those that are shown and check again.',
  }),
  'encoding/byte-order-mark': () => ({
    message: 'The file starts with an invisible mark (BOM) that some Windows programs add.',
    cure: 'Save the file as “UTF-8”, not as “UTF-8 with BOM”.',
  }),
  'encoding/line-endings': () => ({
    message: 'Lines end the Windows way (CRLF).',
    cure: 'Save the file with line ends “LF”; VS Code changes them at the bottom right.',
  }),
  'encoding/decomposed-letters': ({ letter, count }) => ({
    message: `The letter “${letter}” is made of two separate characters here${count > 1 ? `; the file has ${count} such places` : ''}.`,
    cure: `Delete it and type it again as one letter: “${letter}”.`,
  }),
  'encoding/invisible-character': ({ code, written }) =>
    written === undefined
      ? {
          message: `An invisible character (U+${code}) hides here, usually pasted from Word or the web.`,
          cure: 'Delete it together with the letter before it and type that letter again.',
        }
      : {
          message: `“${written}” would be an invisible or a broken character on the page (U+${code}).`,
          cure: `Delete it: ${written}`,
        },
  'document/too-large': () => ({
    message: 'The file is too large for a document: it has more than a million characters.',
    cure: 'See whether something was pasted by mistake; a text that is really so long becomes several documents.',
  }),
  'document/two-versions': ({ withFirst }) => ({
    message: 'Two versions clash here, and nobody has chosen between them.',
    cure: withFirst
      ? 'Keep one text and delete the others, with the lines <<<<<<<, |||||||, ======= and >>>>>>>.'
      : 'Keep one text and delete the lines <<<<<<<, ======= and >>>>>>>.',
  }),
  'document/too-deep': ({ signs }) =>
    signs === undefined
      ? {
          message: 'The file has too many layers inside one another and cannot be read.',
          cure: 'Remove the brackets or lists that stand inside one another.',
        }
      : {
          message: `${signs === '}' ? 'The file' : 'This paragraph'} has too many of the sign ${signs} and cannot be read.`,
          cure:
            signs === '}'
              ? 'Remove the braces.'
              : 'Make several paragraphs of it with empty lines, or remove those signs.',
        },
  'encoding/garbled-letters': ({ written, corrected, count }) => ({
    message: `The letters “${written}” are left over from a file that was saved with a wrong encoding${count > 1 ? `; the file has ${count} such places` : ''}.`,
    cure:
      corrected === undefined
        ? 'Type the letter again; it is mostly ë, ç or a quotation mark.'
        : `Write: ${corrected}${count > 1 ? ' – or mend all of them at once: npm run check -- --fix' : ''}`,
  }),
  'encoding/foreign-letter': ({ word, corrected }) => ({
    message: `In the word “${word}” one letter belongs to another alphabet, though it looks the same.`,
    cure: `Delete the word and type it: ${corrected}`,
  }),
  'encoding/odd-space': ({ code }) => ({
    message: `The space here is another character (U+${code}), so the beginning of the line is not understood.`,
    cure: 'Delete it and press the space bar.',
  }),
  'encoding/tab': () => ({
    message: 'Here stands a tab in the place of a space.',
    cure: 'Delete it and type a space.',
  }),
}
