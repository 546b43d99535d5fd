import type { WhyOf } from './why.ts'

/** Bytes and letters. */
export const encodingWhy: WhyOf<'encoding' | 'document'> = {
  'encoding/utf-16':
    'The site reads UTF-8 only. In UTF-16 every letter takes two bytes, so the text would come out unreadable.',
  'encoding/null-byte':
    'A zero byte shows that the file is no plain text, or that saving it broke off halfway.',
  'encoding/not-utf-8':
    'A file saved in another encoding holds ë and ç as bytes that mean nothing in UTF-8. They would come out as �.',
  'encoding/byte-order-mark':
    'The mark is invisible but stands before the first dashes, and other programs then do not find the fields.',
  'encoding/line-endings':
    'With the line ends of Windows the whole file looks changed, even where one word was.',
  'encoding/decomposed-letters':
    'The letter ë can be stored as one sign or as two: e and two dots. Search does not find the word in the second form, and two equal words count as different.',
  'encoding/invisible-character':
    'Invisible characters come with text pasted from Word or the web. They split the word for the search and for screen readers.',
  'encoding/garbled-letters':
    'This is what ë, ç and quotes look like after a program has read UTF-8 as an old encoding and saved it again.',
  'encoding/foreign-letter':
    'The Cyrillic and Greek alphabets have letters that look like ours. The word looks right, but the search does not find it and screen readers mispronounce it.',
  'encoding/odd-space':
    'A no-break space and its like look like a space, but after ##, after a bullet or at the start of a field they are not understood as one.',
  'encoding/tab':
    'The width of a tab differs from program to program: lines that you see aligned are not for others.',
  'document/too-large':
    'A document of more than a million characters is no report or post any more; usually something was pasted by mistake.',
  'document/two-versions':
    'Two people changed the same place, and the program left both texts for somebody to choose. Without a choice both would be published.',
  'document/too-deep':
    'Text with hundreds of brackets or lists within each other keeps the check busy forever, and nobody can read it.',
  'document/more-problems':
    'Where one thing is repeated hundreds of times in a file, only the first are shown; once they are mended, the others appear.',
}
