import type { Kind } from '../../../src/check/documents/kinds.ts'
import type { Rule } from '../../../src/check/rules/index.ts'
import { collections, type Document, linesOf, type Mutation, type Mutations, replaced } from './mutation.ts'

/** Names and numbers: mistakes in files, not in texts. */
export const fileMutations: Mutations = {
  'a document with another extension': renamed('collect/wrong-name', (file) => file.replace(/mdx$/, 'md')),
  'a document as Word saves it': renamed('collect/wrong-extension', (file) => file.replace(/mdx$/, 'docx')),
  'a document with a capital letter': renamed('collect/wrong-case', (file) =>
    file.replace(/[a-z]+(?=[-0-9]*\.mdx$)/, (word) => word.toUpperCase()),
  ),
  'a collection misspelt': renamed('collect/wrong-place', (file) =>
    file.replace(/^content\/(.)(.)/, 'content/$2$1'),
  ),
  'the number of another document': (document, all) => {
    if (!collections.includes(document.kind)) return []
    const other = all.find(({ kind, file }) => kind === document.kind && file !== document.file)
    const number = other === undefined ? undefined : /^id: (\d+)$/m.exec(other.text)?.[1]
    if (number === undefined) return []
    return linesOf(document, 'fields', /^id: \d+$/).map((index) => ({
      changes: { [document.file]: document.text.replace(/^id: \d+$/m, `id: ${number}`) },
      file: document.file,
      line: index + 1,
      rule: 'id/duplicate' as const,
    }))
  },
  'a picture deleted': (document) => {
    if (document.kind !== 'report' && document.kind !== 'news') return []
    return linesOf(document, 'fields', /^ {2}- file: /).map((index) => {
      const name = document.lines[index]?.replace('  - file: ', '') ?? ''
      return {
        changes: { [`${document.file.replace(/[^/]*$/, '')}${name}`]: undefined },
        file: document.file,
        line: index + 1,
        rule: 'picture/missing' as const,
      }
    })
  },
  'the newest document deleted': (document, all) => {
    const numbers = all.filter(({ kind }) => kind === document.kind).map(numberOf)
    if (!collections.includes(document.kind) || numberOf(document) < Math.max(...numbers)) return []
    const changes = { [document.file]: undefined }
    return [{ changes, file: 'content/site.yaml', line: 1, rule: 'id/removed' }]
  },
  'a photo with the place where it was taken': (document) =>
    linesOf(document, 'fields', /^ +- file: \S+\.jpg$/).map((index) => {
      const name = document.lines[index]?.replace(/^.*: /, '')
      const telling = document.file.replace(/[^/]*$/, `${name}`)
      return { changes: {}, telling, file: document.file, line: index + 1, rule: 'picture/private' as const }
    }),
  'a picture that nothing shows': beside('e-re.jpg', 'picture/unused', undefined),
  'a picture of a kind that browsers do not show': beside('e-re.heic', 'collect/picture-format', 'e-re.heic'),
  'a song beside the pictures': beside('kenga.mp3', 'collect/wrong-extension', 'kenga.mp3'),
  'a leaflet beside the pictures': beside('fletushka.pdf', 'collect/wrong-extension', 'fletushka.pdf'),
  'a picture in a folder of its own': beside('foto/e-re.jpg', 'collect/folder-depth', 'foto/e-re.jpg'),
  'a copy beside the document': beside('index (1).mdx', 'collect/wrong-name', 'index (1).mdx'),
  'a project in a folder of reports': moved('project', 'content/reports/2099/index.mdx'),
  'a news post in a folder of reports': moved('news', 'content/reports/2099/index.mdx'),
  'a report in a folder of news': moved('report', 'content/news/shkolla-e-re/index.mdx'),
  'the title of another document': (document, all) => {
    if (!collections.includes(document.kind)) return []
    const earlier = all.find(({ kind, file }) => kind === document.kind && file < document.file)
    const title = earlier && /^title: .*$/m.exec(earlier.text)?.[0]
    if (title === undefined) return []
    return linesOf(document, 'fields', /^title: /).map((index) =>
      replaced(document, 'title/repeated', index, title),
    )
  },
  'a settings file deleted': (document) =>
    (['site', 'words', 'home', 'about'] as readonly Kind[]).includes(document.kind)
      ? [
          {
            changes: { [document.file]: undefined },
            file: document.file,
            line: 1,
            rule: 'collect/missing',
          },
        ]
      : [],
}

function numberOf({ text }: Document): number {
  return Number(/^id: (\d+)$/m.exec(text)?.[1])
}

/** A document in the folder of another kind. */
function moved(kind: Kind, to: string): Mutation {
  return (document) =>
    document.kind === kind
      ? [
          {
            changes: { [document.file]: undefined, [to]: document.text },
            file: to,
            line: 1,
            rule: 'collect/other-kind',
          },
        ]
      : []
}

function renamed(rule: Rule, rename: (file: string) => string): Mutation {
  return (document: Document) => {
    if (!collections.includes(document.kind)) return []
    const file = rename(document.file)
    return [{ changes: { [document.file]: undefined, [file]: document.text }, file, line: 1, rule }]
  }
}

/** An additional file in the folder of a document; reported at the document, or at the file itself. */
function beside(name: string, rule: Rule, at: string | undefined): Mutation {
  return ({ kind, file }) => {
    if (kind !== 'report' && kind !== 'news') return []
    const folder = file.replace(/[^/]*$/, '')
    return [{ changes: { [folder + name]: '' }, file: at === undefined ? file : folder + at, line: 1, rule }]
  }
}
