import type { Fixture } from './fixture.ts'

const sentence = 'Mësimi nisi me 5'

/** Markdown and components. */
export const bodyFixtures = {
  'markdown/not-allowed': { in: 'report', right: sentence, wrong: '⟦![Hija](01.jpg)⟧ Mësimi nisi me 5' },
  'mdx/html': { in: 'report', right: sentence, wrong: 'Mësimi ⟦<b>⟧nisi</b> me 5' },
  'mdx/unknown-component': {
    in: 'report',
    right: '<VideoCard href="https://video.test/hija" title="Hija që ecën" />',
    wrong: '⟦<VideCard href="https://video.test/hija" title="Hija që ecën" />⟧',
  },
  'mdx/unclosed': {
    in: 'report',
    right: '<Note title="Mbani mend">\n\nHija e shkurtër do të thotë diell i lartë.\n\n</Note>',
    wrong: '⟦<Note title="Mbani mend">⟧\n\nHija e shkurtër do të thotë diell i lartë.\n',
  },
  'mdx/wrong-end-tag': { in: 'report', right: '</Note>', wrong: '⟦</Nota>⟧' },
  'mdx/stray-end-tag': { in: 'report', right: sentence, wrong: '⟦</Note>⟧\n\nMësimi nisi me 5' },
  'mdx/brace': { in: 'report', right: sentence, wrong: 'Mësimi ⟦{⟧ nisi me 5' },
  'mdx/expression': { in: 'report', right: sentence, wrong: 'Mësimi ⟦{nisi}⟧ me 5' },
  'mdx/import': { in: 'report', right: sentence, wrong: '⟦import fs from "node:fs"⟧\n\nMësimi nisi me 5' },
  'mdx/comment': { in: 'report', right: sentence, wrong: '⟦<!--⟧ shënim -->\n\nMësimi nisi me 5' },
  'mdx/bare-link': { in: 'report', right: sentence, wrong: 'Mësimi ⟦<https://hija.test/>⟧ nisi me 5' },
  'mdx/less-than': { in: 'report', right: '5 \\< 7', wrong: '5 ⟦<⟧7' },
  'mdx/property-syntax': {
    in: 'report',
    right: '<Note title="Mbani mend">',
    wrong: '⟦<Note title=M⟧bani>',
  },
  'mdx/lazy-line': { in: 'report', right: sentence, wrong: '> <Note\n⟦t⟧itle="a">\n\nMësimi nisi me 5' },
  'mdx/component-place': { in: 'report', right: sentence, wrong: 'Mësimi ⟦<Note>⟧nisi</Note> me 5' },
  'mdx/component-content': {
    in: 'report',
    right: '- vizore\n- fletore\n- laps\n\n</TwoColumns>',
    wrong: '- vizore\n- fletore\n- laps\n\n⟦Dhe një laps.⟧\n\n</TwoColumns>',
  },
  'mdx/component-empty': {
    in: 'report',
    right: '<Note title="Mbani mend">\n\nHija e shkurtër do të thotë diell i lartë.\n\n</Note>\n',
    wrong: 'Hija e shkurtër.\n\n⟦<Note title="Mbani mend">⟧\n\n</Note>\n',
  },
  'mdx/unknown-property': { in: 'report', right: 'title="Mbani mend"', wrong: '⟦titull⟧="Mbani mend"' },
  'mdx/repeated-property': {
    in: 'report',
    right: 'title="Mbani mend"',
    wrong: 'title="Mbani" ⟦title⟧="mend"',
  },
  'mdx/missing-property': {
    in: 'report',
    right: '<VideoCard href="https://video.test/hija" title="Hija që ecën" />',
    wrong: '⟦<VideoCard href="https://video.test/hija" />⟧',
  },
  'mdx/property-text': { in: 'report', right: 'title="Mbani mend"', wrong: '⟦title={1}⟧' },
  'mdx/property-value': {
    in: 'report',
    right: 'href="https://video.test/hija"',
    wrong: 'href="⟦http://video.test/hija⟧"',
  },
  'markdown/missing-space': { in: 'report', right: '## Hyrje', wrong: '⟦##⟧Hyrje' },
  'markdown/leftover': { in: 'report', right: '**mbante**', wrong: '⟦**⟧ mbante **' },
  'markdown/heading-place': {
    in: 'report',
    right: 'Paragrafi i dytë',
    wrong: '- ⟦### Titulli⟧\n\nParagrafi i dytë',
  },
} satisfies Record<string, Fixture>
