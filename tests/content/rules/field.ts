import type { Fixture } from './fixture.ts'
import { newsPost } from './samples.ts'

/** Fields of frontmatter and of data files. */
export const fieldFixtures = {
  'frontmatter/unknown-field': { in: 'report', right: 'readTime:', wrong: '⟦readtime⟧:' },
  'frontmatter/missing-field': {
    in: 'shortProject',
    right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n',
    wrong: '⟦---⟧\nid: 1\nyear: 2017\n',
  },
  'frontmatter/empty-field': { in: 'report', right: 'author: "Klubi"', wrong: 'author: ⟦"  "⟧' },
  'frontmatter/wrong-type': { in: 'report', right: 'id: 1\n', wrong: 'id: ⟦një⟧\n' },
  'frontmatter/too-few': {
    in: 'shortReport',
    right: 'gallery: [{ file: 01.jpg, alt: Kodra }]',
    wrong: '⟦gallery⟧: []',
  },
  'frontmatter/too-many': {
    in: 'about',
    right: '  goals:\n',
    wrong: '  ⟦goals⟧:\n    - { title: Zero, description: Para të parës. }\n',
  },
  'frontmatter/repeated': {
    in: 'project',
    right: 'title: "Hartat e hijes"',
    wrong: 'title: "Hartat e hijes"\nthemes: [pyjet, ⟦pyjet⟧]',
  },
  'frontmatter/too-small': { in: 'report', right: 'id: 1\n', wrong: 'id: ⟦0⟧\n' },
  'frontmatter/too-large': { in: 'shortProject', right: 'year: 2017', wrong: 'year: ⟦20170⟧' },
  'frontmatter/date': { in: 'report', right: 'start: 2021-02-28', wrong: 'start: ⟦2021-02-31⟧' },
  'frontmatter/form': { in: 'report', right: '1 minutë lexim', wrong: '⟦një minutë⟧' },
  'frontmatter/placeholder': {
    in: 'words',
    right: 'all: "{n} projekte"',
    wrong: 'all: ⟦"{nr} projekte"⟧',
  },
  'frontmatter/markup': {
    in: 'shortProject',
    right: 'title: Fletorja',
    wrong: 'title: ⟦<b>⟧Fletorja</b>',
  },
  'frontmatter/not-allowed': { in: 'site', right: 'standIns: []', wrong: 'standIns: [⟦emali⟧]' },
  'description/length': {
    in: 'news',
    right: 'Klubi e kaloi Ditën e Diellit në oborr, me një furrë kartoni dhe me shumë pyetje.',
    wrong: '⟦Klubi e kaloi ditën në oborr.⟧',
  },
  'date/printed': { in: 'news', right: 'date: 03 MAJ 2021', wrong: 'date: ⟦04 MAJ 2021⟧' },
  'date/unreadable': {
    right: { files: album(newsPost(2, '<p>Po.</p>\n')) },
    wrong: {
      files: album(newsPost(2, '<p>Po.</p>\n').replace('03 MAJ', '03 MAI').replace('-05-03', '-05-32')),
    },
    at: ['content/news/dita-e-re/index.mdx:5:7-5:18'],
    besides: 'frontmatter/date',
  },
  'date/too-early': {
    in: 'news',
    right: 'date: 03 MAJ 2021\npublished: 2021-05-03',
    wrong: 'date: 03 MAJ 1201\npublished: ⟦1201-05-03⟧',
  },
  'date/too-late': {
    in: 'news',
    right: 'date: 03 MAJ 2021\npublished: 2021-05-03',
    wrong: 'date: 03 MAJ 2201\npublished: ⟦2201-05-03⟧',
  },
} satisfies Record<string, Fixture>

/** A second news post with its picture. */
function album(text: string) {
  return { 'content/news/dita-e-re/01.jpg': '', 'content/news/dita-e-re/index.mdx': text }
}
