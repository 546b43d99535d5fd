import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkDocument } from '../../content/compile/documents/check.ts'
import { present } from '../../content/compile/problem.ts'
import { createRng } from '../../rng.ts'
import { paths } from '../paths.ts'
import { noisyDocument } from './noise.ts'
import { fuzzedKinds } from './project.ts'

const seeds = Array.from({ length: 8 }, (_, seed) => `noise/${seed}`)

test.each(seeds)(
  'noise of the seed %s is checked without a failure, every place within its file',
  async (seed) => {
    const rng = createRng(seed)
    const originals = await Promise.all(
      fuzzedKinds.map(async ({ original }) => await readFile(path.join(paths.root, original), 'utf8')),
    )
    const outside: string[] = []
    for (let turn = 0; turn < 60; turn++) {
      const { kind, file } = rng.pick(fuzzedKinds)
      const bytes = noisyDocument(rng, originals as [string, ...string[]])
      const document = { kind, file: file(1), folder: path.posix.dirname(file(1)), pictures: [] }
      const lines = new TextDecoder().decode(bytes).split(/\r\n?|\n/).length
      for (const { rule, line, column } of present(checkDocument(document, bytes, new Map()).findings))
        if (line < 1 || column < 1 || line > lines) outside.push(`${rule} ${line}:${column} of ${lines}`)
    }
    expect(outside).toEqual([])
  },
)
