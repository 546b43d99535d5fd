import type { LeftoverKind } from '../markdown/leftovers.ts'
import type { Messages } from './index.ts'

const leftovers: Readonly<Record<LeftoverKind, string>> = {
  emphasis:
    'Emphasis opens and closes right at the words: **word** or *word*. The sign itself is written \\*',
  strike: 'Struck text is not used; remove the ~~ signs.',
  link: 'A link has no blank between its brackets, nor in the address: [text](/address)',
  table: 'Tables are not used in reports; write the rows as a list.',
  footnote: 'Footnotes are not used; put the explanation in brackets or in a <Note>.',
}

/** English sentences of rules. */
export const newEnglish = {
  'encoding/garbled-letters': ({ written, corrected }) => ({
    message: `The letters “${written}” are left over from a file that was saved with a wrong encoding.`,
    cure:
      corrected === undefined
        ? 'Type the letter again; it is mostly ë, ç or a quotation mark.'
        : `Write: ${corrected}`,
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
  'yaml/colon-space': ({ corrected }) => ({
    message: 'The space after the colon is missing, so the field is not read.',
    cure: `Write: ${corrected}`,
  }),
  'yaml/text-after-quote': ({ corrected }) => ({
    message: 'The value ends at the second quotation mark, but there is more text after it.',
    cure: `Within straight quotes use Albanian ones: ${corrected}`,
  }),
  'yaml/hash': ({ corrected }) => ({
    message: 'After a space the sign # begins a comment: it and all after it is not read.',
    cure: `If it is part of the text, write: ${corrected} – comments stand on lines of their own.`,
  }),
  'date/too-early': ({ year, first }) => ({
    message: `The year ${year} is before ${first}, when there was nothing to publish here yet.`,
    cure: 'Correct the year; perhaps two digits are swapped.',
  }),
  'date/too-late': ({ year, last }) => ({
    message: `The year ${year} is still far away; ${last} is the latest that is expected here.`,
    cure: 'Correct the year; perhaps two digits are swapped.',
  }),
  'collect/not-a-file': ({ name }) => ({
    message: `“${name}” is no real file but a link or something of the system.`,
    cure: 'Delete it and put the file itself in its place.',
  }),
  'id/reused': ({ id, free }) => ({
    message: `The number ${id} belonged to a document that was removed; old links would lead to another one.`,
    cure: `Write the first free number: id: ${free}`,
  }),
  'id/gap': ({ id, missing, first, list }) => ({
    message: `Before the number ${id}, the number ${missing.join(', ')}${missing.length > 2 ? ' …' : ''} is missing.`,
    cure: `Give a new document the next number: id: ${first}. If a document was removed, note it in site.yaml: retired: { ${list}: [${missing.join(', ')}] }`,
  }),
  'link/mailto': ({ address, corrected }) => ({
    message: `“${address}” is no well-formed e-mail address.`,
    cure: `Write${corrected === undefined ? ', for instance: mailto:name@example.org' : `: ${corrected}`}`,
  }),
  'link/tel': ({ address, corrected }) => ({
    message: `“${address}” is no well-formed phone number.`,
    cure:
      corrected === undefined
        ? 'Write the international prefix and the digits, without spaces: tel:+38344123456'
        : `Write: ${corrected}`,
  }),
  'link/vague-text': ({ text }) => ({
    message: `The text of the link, “${text}”, does not say where it leads.`,
    cure: 'Make the name of what opens the link, for instance “raporti i vitit 2024” in the place of “këtu”.',
  }),
  'link/bare-address': ({ written, html }) => ({
    message: `The address “${written}” in the text does not become a link by itself.`,
    cure: html ? 'Write: <a href="…">text of the link</a>' : 'Write: [text of the link](address)',
  }),
  'link/missing-file': ({ address, suggestion }) => ({
    message: `The file “${address}” is not in the folder public.`,
    cure:
      suggestion === undefined
        ? 'Put the file into the folder public, or correct the address.'
        : `Did you mean “${suggestion}”?`,
  }),
  'link/local-address': ({ address }) => ({
    message: `The address “${address}” opens only on your computer or in your network.`,
    cure: 'Write the public address; for pages of this site only the part after its name, e.g. /projects',
  }),
  'language/unmarked': ({ part }) => ({
    message: 'This text is English, but the page is Albanian, and a screen reader would mispronounce it.',
    cure: {
      field: 'Write it in Albanian: in fields a foreign language cannot be marked.',
      markdown: 'Write it in Albanian, or mark the language: <span lang="en">…</span>',
      html: 'Write it in Albanian, or mark the language of the element, e.g. <p lang="en">…</p>',
    }[part],
  }),
  'language/wrong-mark': ({ lang }) => ({
    message: `This text is Albanian, but it is marked lang="${lang}".`,
    cure: `Remove the mark lang="${lang}"; leave it only around the foreign words.`,
  }),
  'typography/quotes': ({ corrected }) => ({
    message: 'These are not the quotation marks of Albanian.',
    cure: `Write: ${corrected}`,
  }),
  'typography/dashes': ({ corrected }) => ({
    message: 'Two hyphens do not make a dash.',
    cure: `Write the dash: ${corrected}`,
  }),
  'typography/ellipsis': ({ corrected }) => ({
    message: 'Three dots are one character.',
    cure: `Write: ${corrected}`,
  }),
  'typography/apostrophe': ({ corrected }) => ({
    message: 'This is not the apostrophe of print.',
    cure: `Write: ${corrected}`,
  }),
  'markdown/missing-space': ({ corrected }) => ({
    message:
      'This is read neither as a heading nor as a point: the sign at the start of a line needs a space after it.',
    cure: `Write: ${corrected}`,
  }),
  'markdown/leftover': ({ kind, written }) => ({
    message: `“${written}” would show on the page exactly so, signs included.`,
    cure: leftovers[kind],
  }),
  'markdown/heading-place': () => ({
    message: 'The heading stands within a list or another part.',
    cure: 'Put the heading at the start of a line, with an empty line before and after it.',
  }),
  'html/bare-text': () => ({
    message: 'This text is in no paragraph.',
    cure: 'Put it between <p> and </p>.',
  }),
  'html/markdown': ({ written }) => ({
    message: `“${written}” is written with the signs of reports; in a news post they show as they are.`,
    cure: 'Write HTML: <strong>…</strong>, <a href="…">…</a>, <h2>…</h2>, <ul><li>…</li></ul>.',
  }),
  'spelling/unknown-word': ({ word, suggestion }) => ({
    message: `The word “${word}” is not in the dictionary.`,
    cure:
      suggestion === undefined
        ? 'Correct it; if it is right, add it to content/dictionary.txt.'
        : `Did you mean “${suggestion}”?`,
  }),
} satisfies Partial<Messages>
