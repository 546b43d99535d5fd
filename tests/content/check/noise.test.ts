import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documents, problemsOfBytes, problemsOfSite } from '../../../src/check/testing/good-site.ts'
import { paths } from '../../../src/util/paths.ts'

const names = Object.keys(documents) as (keyof typeof documents)[]
const originals = names.map((name) =>
  readFileSync(join(paths.root, 'tests/fixtures/content-check/good', documents[name]), 'utf8'),
)

/** Tokens that the parsers react to: YAML, Markdown, MDX, HTML, dates, addresses, letters. */
const tokens = [
  '[¦]¦{¦}¦"¦\'¦`¦|¦>¦%¦@¦#¦\\¦\\u¦\\x¦0x¦.inf¦~¦null¦? ¦: ¦- ¦-¦&a ¦*a ¦!!js/function ¦<<: *a\n¦id: 1\n¦id: 1e999\n',
  '---\n¦---js\n¦\n¦\n\n¦\r\n¦\r¦ ¦\t¦  ¦    ¦year: 2024\n¦title: "¦title: |\n¦start: 2024-02-31\n¦date: 21-25 Nëntor 2024\n',
  'gallery:\n  - file: 01.jpg\n    alt: Po\n¦# ¦## ¦### ¦## Hyrje\n\n¦## Data: 21 Nëntor 2024\n\n¦## Data: ¦## Përfundim\n\n',
  '* ¦1. ¦> ¦**¦_¦[a](¦](¦![¦](/blog/1#¦<https://¦| a | b |\n|--|--|\n¦***\n¦[^1]: ¦<¦</¦/>¦<!--¦-->¦<![CDATA[¦<?¦&¦&amp¦&#x',
  '<!DOCTYPE html>¦&#0;¦&#1114112;¦&nbsp;¦<Note title="¦<Note>¦</Note>¦<Figure file="01.jpg" alt="Po" />¦<TwoColumns>¦<a.b:c ',
  '<span lang="en">¦{`¦$\u007B¦{/*¦import x from "¦export const a = ¦{...a}¦<p>¦</p>¦<p ¦<img src="¦ alt="¦<table>¦<tr>¦<td>¦<th>',
  '<ul>¦<li>¦<svg>¦<math>¦<template>¦<select>¦<textarea>¦<script>¦onerror=¦ë¦e\u0308¦Ç¦\u202E¦\uD83D\uDE00¦\uFFFD¦ﬁ¦İ',
  '\u00A0¦\u200B¦\uFEFF¦\0¦javascript:¦mailto:¦tel:+¦https://x.test/',
].flatMap((line) => line.split('¦'))

const token = fc.constantFrom(...tokens)
const repeated = fc.tuple(token, fc.nat(2000)).map(([text, count]) => text.repeat(count))
const parts = fc.array(fc.oneof({ weight: 50, arbitrary: token }, { weight: 1, arbitrary: repeated }), {
  size: '+2',
})
const cut = fc.tuple(
  fc.nat(5000),
  fc.oneof(fc.nat(20), fc.nat(20), fc.nat(2000)),
  fc.oneof(token, fc.constant('')),
)

/** Random bytes, tokens in any order, and documents with pieces replaced by tokens or removed. */
const noise = fc.oneof(
  fc.uint8Array({ size: '+2' }),
  parts.map((texts) => encode(texts.join(''))),
  parts.map((texts) => encode(`---\nid: 1\nyear: 2024\ntitle: Po\n---\n${texts.join('')}`)),
  fc
    .tuple(fc.constantFrom(...originals), fc.array(cut, { minLength: 1 }))
    .map(([original, cuts]) =>
      encode(
        cuts.reduce((text, [at, size, other]) => text.slice(0, at) + other + text.slice(at + size), original),
      ),
    ),
)

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** The problems with places outside the file. */
function misplaced(problems: readonly { rule: string; line: number; column: number }[], bytes?: Uint8Array) {
  const lines = new TextDecoder().decode(bytes).split(/\r\n?|\n/).length
  return problems.filter(({ line, column }) => line < 1 || column < 1 || line > lines)
}

/** Assertions of packages run only in development mode, unlike an editor's check. */
async function withoutAssertions<T>(work: Promise<readonly T[]>): Promise<readonly T[]> {
  return await work.catch((error) => (String(error?.stack).includes('/devlop/') ? [] : Promise.reject(error)))
}

test('check of random documents never crashes and reports places within the file', async () => {
  const property = fc.asyncProperty(fc.constantFrom(...names), noise, async (name, bytes) => {
    expect(misplaced(await withoutAssertions(problemsOfBytes(name, bytes)), bytes)).toEqual([])
  })
  await fc.assert(property, { seed: 2050, numRuns: 250 })
})

test('check of a random site never crashes', async () => {
  const files = [...names.map((name) => documents[name]), 'content/words.yaml']
  const site = fc.array(noise, { minLength: files.length, maxLength: files.length })
  const property = fc.asyncProperty(site, async (contents) => {
    const changes = Object.fromEntries(files.map((file, index) => [file, contents[index]]))
    for (const problem of await withoutAssertions(problemsOfSite(changes)))
      if (problem.file in changes) expect(misplaced([problem], changes[problem.file])).toEqual([])
  })
  await fc.assert(property, { seed: 2050, numRuns: 10 })
})
