import { readFile } from 'node:fs/promises'
import Module, { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { jsonSchemas } from './schemas.ts'

type Suggestion = { name: string; insert: string; words: string }
type Fields = {
  suggest(schema: unknown, lines: readonly string[], line: number, character: number): Suggestion[]
  explain(
    schema: unknown,
    lines: readonly string[],
    line: number,
    character: number,
  ): { words: string; start: number; end: number } | undefined
}

const folder = join(paths.root, '.vscode/extensions/content-fields')
const require = createRequire(import.meta.url)
const { suggest, explain } = require(join(folder, 'fields.cjs')) as Fields
const schemaOf = (kind: string) => JSON.parse(jsonSchemas().get(`${kind}.json`) ?? '')

/** A document with the cursor at `│`. */
function place(text: string): [lines: string[], line: number, character: number] {
  const before = text.slice(0, text.indexOf('│')).split('\n')
  return [text.replace('│', '').split('\n'), before.length - 1, before.at(-1)?.length ?? 0]
}

const names = (kind: string, text: string) => suggest(schemaOf(kind), ...place(text)).map(({ name }) => name)

test('suggests the fields of a document', () => {
  expect(names('projects', '---\nid: 3\n│\n---\n')).toEqual(['id', 'year', 'title', 'themes', 'standIn'])
  expect(names('projects', '---\nid: 3\nti│')).toEqual(['id', 'year', 'title', 'themes', 'standIn'])
})

test('knows the fields of a group and of each entry of a list', () => {
  expect(names('reports', '---\ncover:\n  file: a.jpg\n  │\ngallery:\n---\n')).toEqual(['file', 'alt'])
  expect(names('reports', '---\ngallery:\n  - file: a.jpg\n    alt: A\n  - │\n---\n')).toEqual([
    'file',
    'alt',
  ])
  expect(names('reports', '---\ngallery:\n  - file: a.jpg\n    │\n---\n')).toEqual(['file', 'alt'])
})

test('is silent outside the fields and inside a text', () => {
  expect(names('projects', '---\nid: 3\n---\n\n│')).toEqual([])
  expect(names('projects', '│---\nid: 3\n---\n')).toEqual([])
  expect(names('projects', 'Tekst pa fusha\n│')).toEqual([])
  expect(names('projects', '---\nid: 3\ntitle: "Një │')).toEqual([])
})

test('writes a field with its example to be typed over, free text in quotes', () => {
  const insert = (kind: string, text: string, field: string) =>
    suggest(schemaOf(kind), ...place(text)).find(({ name }) => name === field)?.insert
  expect(insert('reports', '---\n│', 'start')).toBe(`start: \${1:2024-11-21}`)
  expect(insert('reports', '---\n│', 'author')).toBe(`author: "\${1:Ekipi i shoqatës}"`)
  expect(insert('reports', '---\n│', 'gallery')).toBe('gallery:\n  - $0')
  expect(insert('reports', '---\n│', 'cover')).toBe('cover:\n  $0')
})

test('suggests the examples of a field as its value', () => {
  expect(names('projects', '---\nyear: │\n---\n')).toEqual(['2019', '2023-2024'])
})

test('explains the field under the cursor in Albanian, and nothing beside its name', () => {
  expect(explain(schemaOf('reports'), ...place('---\nread│Time: 5 minuta lexim\n---\n'))).toEqual({
    words:
      '**Koha e leximit** (e detyrueshme)\n\nSa minuta zgjat leximi: rreth 180 fjalë në minutë.\n\nP.sh. `5 minuta lexim`',
    start: 0,
    end: 8,
  })
  expect(explain(schemaOf('reports'), ...place('---\ngallery:\n  - a│lt: A\n---\n'))?.words).toContain(
    'Çfarë shihet në foto',
  )
  expect(explain(schemaOf('reports'), ...place('---\nreadTime: 5 mi│nuta\n---\n'))).toBeUndefined()
  expect(explain(schemaOf('reports'), ...place('---\nid: 1\n---\ntit│le: x\n'))).toBeUndefined()
})

type Provider = Record<string, (document: unknown, position: unknown) => Promise<unknown>>
const providers: { pattern: string; provider: Provider }[] = []
const load = (Module as unknown as { _load: (name: string, ...rest: unknown[]) => unknown })._load

/** The few parts of the `vscode` module that the extension uses. */
const register = (selector: { pattern: { pattern: string } }, provider: Provider) =>
  providers.push({ pattern: selector.pattern.pattern, provider })
class Shown {
  readonly given: unknown[]
  constructor(...given: unknown[]) {
    this.given = given
  }
}
const vscode = {
  workspace: {
    workspaceFolders: [{ uri: paths.root }],
    asRelativePath: (uri: string) => uri,
    fs: { readFile: (file: string) => readFile(file) },
  },
  languages: { registerCompletionItemProvider: register, registerHoverProvider: register },
  Uri: { joinPath: (...parts: string[]) => join(...parts) },
  RelativePattern: class {
    constructor(
      readonly base: unknown,
      readonly pattern: string,
    ) {}
  },
  CompletionItemKind: { Property: 9 },
  ...{ CompletionItem: Shown, SnippetString: Shown, MarkdownString: Shown, Range: Shown, Hover: Shown },
}

beforeAll(() => {
  const patched = Module as unknown as { _load: typeof load }
  patched._load = (name, ...rest) => (name === 'vscode' ? vscode : load.call(Module, name, ...rest))
  const { main } = require(join(folder, 'package.json')) as { main: string }
  const extension = require(join(folder, main)) as { activate(context: { subscriptions: unknown[] }): void }
  extension.activate({ subscriptions: [] })
})

afterAll(() => {
  ;(Module as unknown as { _load: typeof load })._load = load
})

test('the extension offers both for the documents of each kind, by the schema of their folder', async () => {
  expect(providers.map(({ pattern }) => pattern)).toEqual(['content/*/**/*.mdx', 'content/*/**/*.mdx'])
  const text = '---\r\nid: 3\r\n\r\n---\r\n'
  const project = { uri: 'content/projects/2024-fletorja.mdx', getText: () => text }
  const report = { uri: 'content/reports/2024/index.mdx', getText: () => text }
  const [completion, hover] = providers
  const namesIn = async (document: object) => {
    const items = await completion?.provider.provideCompletionItems?.(document, { line: 2, character: 0 })
    return (items as Shown[]).map(({ given }) => given[0])
  }
  expect(await namesIn(project)).toEqual(['id', 'year', 'title', 'themes', 'standIn'])
  expect(await namesIn(report)).toContain('readTime')
  const explained = await hover?.provider.provideHover?.(project, { line: 1, character: 1 })
  const [words] = (explained as { given: [Shown] }).given
  expect(words.given[0]).toContain('Numri i projektit')
})
