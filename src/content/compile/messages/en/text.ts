import type { MessagesOf } from '../index.ts'

/** The words themselves: their language, typography and spelling. */
export const textMessages: MessagesOf<'language' | 'spelling' | 'typography'> = {
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
    cure: `Write: ${corrected === '' ? '„ or “' : corrected}`,
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
  'typography/emoji': ({ written }) => ({
    message: `“${written}” is an emoji; the site uses none.`,
    cure: 'Remove it, and say it in words where that is needed.',
  }),
  'spelling/unknown-word': ({ word, suggestion }) => ({
    message: `The word “${word}” is not in the dictionary.`,
    cure:
      suggestion === undefined
        ? 'Correct it; if it is right, add it to content/dictionary.txt.'
        : `Did you mean “${suggestion}”?`,
  }),
}
