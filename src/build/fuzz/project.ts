import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind } from '../../content/compile/collect.ts'

/** The kinds of documents that noise takes the place of. */
export const fuzzedKinds: readonly [FuzzedKind, ...FuzzedKind[]] = [
  {
    kind: 'report',
    original: 'content/reports/2024/index.mdx',
    file: (n) => `content/reports/${1999 + n}/index.mdx`,
  },
  {
    kind: 'news',
    original: 'content/news/rahovec-2050/index.mdx',
    file: (n) => `content/news/zhurma-${n}/index.mdx`,
  },
  {
    kind: 'project',
    original: 'content/projects/2021-pyjet-dhe-klima.mdx',
    file: (n) => `content/projects/2020-zhurma-${n}.mdx`,
  },
  { kind: 'home', original: 'content/pages/home/index.yaml', file: () => 'content/pages/home/index.yaml' },
  { kind: 'about', original: 'content/pages/about/index.yaml', file: () => 'content/pages/about/index.yaml' },
  { kind: 'site', original: 'content/site.yaml', file: () => 'content/site.yaml' },
  { kind: 'words', original: 'content/words.yaml', file: () => 'content/words.yaml' },
]

type FuzzedKind = {
  kind: Kind
  /** The real document that is spoilt. */
  original: string
  /** Where the n-th document of the kind lies; data files have one place only. */
  file: (n: number) => string
}

/** Writes the content of a project anew. */
export async function writeContent(dir: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await rm(path.join(dir, 'content'), { recursive: true, force: true })
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), bytes)
  }
}
