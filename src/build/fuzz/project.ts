import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind } from '../../content/compile/collect.ts'
import { paths } from '../paths.ts'

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

/**
 * A copy of the project without its content: the real commands run in it as they do here.
 *
 * @param dir where the copy is made; its parent must exist
 */
export async function copyProject(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true })
  for (const name of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    await cp(path.join(paths.root, name), path.join(dir, name), { recursive: true })
  await symlink(path.join(paths.root, 'node_modules'), path.join(dir, 'node_modules'))
}

/** Writes the content of a project anew. */
export async function writeContent(dir: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await rm(path.join(dir, 'content'), { recursive: true, force: true })
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true })
    await writeFile(path.join(dir, name), bytes)
  }
}
