import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collect } from '../../../src/check/collect/collect.ts'
import type { FoundDocument } from '../../../src/check/documents/kinds.ts'
import { filesOnDisk } from '../../../src/check/files-on-disk.ts'
import { fixDocument } from '../../../src/check/fix/fix.ts'
import { pictureFacts } from '../../../src/check/testing/good-site.ts'
import { paths } from '../../../src/util/paths.ts'

/** A deterministic generator of numbers below 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Damage = (text: string, random: () => number) => string

const invisible = ['\u00AD', '\u200B', '\u200E', '\u2060', '\uFEFF']

/** Each kind of damage can be undone in one way. */
const damages: Readonly<Record<string, Damage>> = {
  'a byte order mark': (text) => `\uFEFF${text}`,
  'Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'line ends of an old Macintosh': (text) => text.replaceAll('\n', '\r'),
  'mixed line ends': (text, random) => text.replaceAll('\n', () => (random() < 0.5 ? '\n' : '\r\n')),
  'decomposed letters': (text, random) =>
    text.replaceAll(/[ëçËÇ]/g, (letter) => (random() < 0.3 ? letter.normalize('NFD') : letter)),
  'invisible characters': (text, random) =>
    text.replaceAll(/(?<=\p{L}{3})(?=\p{L}{3})/gu, () =>
      random() < 0.02 ? (invisible[Math.floor(random() * invisible.length)] ?? '') : '',
    ),
  'picture names in capital letters': (text, random) =>
    text.replaceAll(/(?<=file: )\d+\.jpg/g, (name) => (random() < 0.4 ? name.toUpperCase() : name)),
  'a number in quotes': (text) => text.replace(/^id: (\d+)$/m, 'id: "$1"'),
  'days with slashes': (text) =>
    text.replaceAll(/^(start|end|published): (\d{4})-(\d\d)-(\d\d)$/gm, '$1: $2/$3/$4'),
  'sections in small letters': (text) => text.replace(/^## Përfundim$/m, '## përfundim'),
}

async function realDocuments(): Promise<{ document: FoundDocument; text: string }[]> {
  const { documents } = await collect(filesOnDisk(paths.root))
  const texts = documents.map(({ file }) => readFile(join(paths.root, file), 'utf8'))
  return (await Promise.all(texts)).map((text, index) => ({
    document: documents[index] as FoundDocument,
    text,
  }))
}

async function picturesOf({ folder, pictures }: FoundDocument) {
  const facts = pictures.map(
    async (name) => [name, { ...(await pictureFacts(`${folder}/${name}`)), name }] as const,
  )
  return new Map(await Promise.all(facts))
}

const encode = (text: string) => new TextEncoder().encode(text)

test('--fix restores the bytes of every damaged real document and then changes nothing', async () => {
  const uses = new Map<string, number>()
  for (const { document, text } of await realDocuments()) {
    // One generator per document, so that a new document does not affect the others.
    const random = generator(20261121)
    const pictures = await picturesOf(document)
    for (const [name, damage] of [...Object.entries(damages), ['several at once', several] as const]) {
      const spoilt = damage(text, random)
      if (spoilt === text) continue
      uses.set(name, (uses.get(name) ?? 0) + 1)
      const { fixed, refusal } = fixDocument(document, encode(spoilt), pictures)
      expect([document.file, name, fixed?.after === text, refusal]).toEqual([
        document.file,
        name,
        true,
        undefined,
      ])
    }
    expect(fixDocument(document, encode(text), pictures)).toEqual({})
  }
  expect([...uses.keys()].sort()).toEqual([...Object.keys(damages), 'several at once'].sort())
})

/** Line endings last: the other kinds of damage expect `\n`. */
function several(text: string, random: () => number): string {
  const early = Object.entries(damages).filter(([name]) => !/line ends|byte order mark/.test(name))
  const spoilt = early.reduce(
    (before, [, damage]) => (random() < 0.7 ? damage(before, random) : before),
    text,
  )
  return `\uFEFF${damages['mixed line ends']?.(spoilt, random) ?? spoilt}`
}
