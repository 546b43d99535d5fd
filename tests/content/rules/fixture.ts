import { type CheckedContent, checkContent } from '../../../src/check/check.ts'
import type { Facts, PictureFacts, Unusable } from '../../../src/check/pictures/pictures.ts'
import type { Problem } from '../../../src/check/problem.ts'
import type { Rule } from '../../../src/check/rules/index.ts'
import { type Example, type ExampleDocument, exampleDocuments } from '../../../src/check/rules/record.ts'
import type { History } from '../../../src/check/site-wide/history.ts'
import { change, goodFiles, pictureFacts } from '../../../src/check/testing/good-site.ts'
import { type FileChanges, recordsInMemory, withChanges } from '../../../src/check/testing/overlay.ts'

/** A mistake in the text of one document of the good site. */
export type TextFixture = Example & {
  /** Where it is reported, instead of at the marked place. */
  at?: string
  /** Files that the wrong twin has in addition, or lacks. */
  files?: FileChanges
}

/** A mistake in files, not in a text. */
export type SiteFixture = {
  right: SiteChange
  wrong: SiteChange
  /** Where it is reported, as `file:line:column` or `file:line:column-line:column`. */
  at: string[]
  /** Another rule that is always broken at the same time. */
  besides?: Rule
}

/** Changes of the good site. */
export type SiteChange = {
  files?: FileChanges
  pictures?: Readonly<Record<string, Facts | Unusable>>
  /** Paths relative to `content/` of links and devices. */
  others?: readonly string[]
  /** Paths relative to the project of notes and manifests of archives beside `content/`. */
  beside?: readonly string[]
  /** Paths relative to `public/` of its files. */
  served?: readonly string[]
  /** Judges the words. */
  speller?: (word: string) => boolean
  /** The Git history of earlier documents. */
  history?: History
  release?: true
}

/** The smallest content that breaks one rule at one place, and its corrected twin. */
export type Fixture = TextFixture | SiteFixture

const good = await goodFiles()
const store = recordsInMemory()

/** The problems of the good site after a change. */
export async function problemsOfChange(siteChange: SiteChange): Promise<readonly Problem[]> {
  return (await checkChange(siteChange)).problems
}

/** What the check says of the good site after a change; results of unchanged documents are cached. */
export async function checkChange(siteChange: SiteChange): Promise<CheckedContent> {
  const {
    files = {},
    pictures = {},
    others = [],
    beside = [],
    served = [],
    speller,
    history,
    release,
  } = siteChange
  const changed = withChanges(good, files)
  const facts: PictureFacts = async (file) => pictures[file] ?? (await pictureFacts(file))
  return await checkContent({
    root: '',
    pictures: facts,
    ...(speller && { speller }),
    ...(history && { history: async () => history }),
    ...(release && { release }),
    files: {
      ...changed,
      unpacked: async () => [...beside],
      list: async (folder) =>
        folder === 'public'
          ? { files: [...served], others: [] }
          : { ...(await changed.list(folder)), others: [...others] },
    },
    store,
  })
}

/** The passages that an example replaces if its `right` does not occur in the document. */
const passages: Partial<Record<ExampleDocument, string>> = {
  report: 'Mësimi nisi me 5 \\< 7 dhe me një \\{kllapë\\}.',
  news: '<hr>',
  shortProject: 'Një fletore, një laps.',
}

/** What `wrong` and `right` of an example take the place of in the text of its document. */
function replacedText({ in: name, right, instead }: Example, text: string): string {
  return instead ?? (text.includes(right) ? right : (passages[name] ?? right))
}

/** The changes of both twins, and the places that must be reported for the wrong one. */
export async function unfold(fixture: Fixture): Promise<SiteFixture> {
  if (!('in' in fixture)) return fixture
  const file = exampleDocuments[fixture.in]
  const text = new TextDecoder().decode(await good.read(file))
  const { right, wrong, files = {} } = fixture
  const instead = replacedText(fixture, text)
  const spoilt = change(text, [instead, wrong])
  const marked = fixture.at === undefined ? readMarks(spoilt) : { text: spoilt, place: fixture.at }
  return {
    right: { files: { [file]: change(text, [instead, right]) } },
    wrong: { files: { ...files, [file]: marked.text } },
    at: [`${file}:${marked.place}`],
  }
}

/** `content/site.yaml:6:8-6:20 placeholder/listed`; a place without an end is a whole file. */
export function describe({ file, line, column, endLine, endColumn, rule }: Problem): string {
  const end = endLine === undefined ? '' : `-${endLine}:${endColumn}`
  return `${file}:${line}:${column}${end} ${rule}`
}

function readMarks(marked: string): { text: string; place: string } {
  const [before = '', inner, after, ...more] = marked.split(/[⟦⟧]/)
  if (inner === undefined || after === undefined || more.length > 0)
    throw new Error('A wrong text marks one place between ⟦ and ⟧.')
  const start = positionAfter(before)
  return {
    text: before + inner + after,
    place: inner === '' ? start : `${start}-${positionAfter(before + inner)}`,
  }
}

function positionAfter(text: string): string {
  const lines = text.split('\n')
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}
