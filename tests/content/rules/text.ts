import { documents } from '../../../src/content/compile/testing/good-site.ts'
import type { Fixture } from './fixture.ts'

const english =
  'The students measured the shadow of the window every hour and wrote it down in their notebooks.'
const albanian = 'Nxënësit e matën hijen e dritares çdo orë dhe e shënuan në fletoret e tyre.'

const { shortProject } = documents
const speller = (word: string) => word !== 'lapps'
const projectOf = (word: string) =>
  `---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\nNjë fletore, një ${word}.\n`

/** Words: their language and typography. */
export const textFixtures = {
  'language/unmarked': {
    in: 'report',
    right: `<span lang="en">${english}</span>`,
    wrong: `⟦${english}⟧`,
    instead: 'Në fund i krahasuam fletoret.',
  },
  'language/wrong-mark': {
    in: 'news',
    right: `<p>${albanian}</p>`,
    wrong: `<p lang="en">⟦${albanian}⟧</p>`,
    instead: '<hr>',
  },
  'typography/quotes': {
    in: 'project',
    right: '**tri „pyetje“**',
    wrong: '**tri ⟦"pyetje"⟧**',
    instead: '**tri** pyetje',
  },
  'typography/dashes': {
    in: 'shortProject',
    right: 'fletore – një',
    wrong: 'fletore ⟦--⟧ një',
    instead: 'fletore, një',
  },
  'typography/ellipsis': { in: 'shortProject', right: 'laps…', wrong: 'laps⟦...⟧', instead: 'laps.' },
  'typography/apostrophe': {
    in: 'shortProject',
    right: 'fletore që t’i',
    wrong: "fletore që ⟦t'i⟧",
    instead: 'fletore',
  },
  'typography/emoji': {
    in: 'shortProject',
    right: 'Një fletore, një laps.',
    wrong: 'Një fletore, një laps ⟦🌞⟧.',
  },
  'spelling/unknown-word': {
    right: { files: { [shortProject]: projectOf('laps') }, speller },
    wrong: { files: { [shortProject]: projectOf('lapps') }, speller },
    at: [`${shortProject}:6:18-6:23`],
  },
} satisfies Record<string, Fixture>
