import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Content } from '../../check/content.ts'
import { paths } from '../../util/paths.ts'
import { toolCommand } from '../../util/setup/tool.ts'
import { documentTypes } from './document-types.ts'

const content = { reports: [{ report: { id: 2 } }, { report: { id: 1 } }], news: [] } as unknown as Content

/** The compiler's messages for code with numbers of documents, beside a declaration. */
async function check(lines: readonly string[], declaration = ''): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'types-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const module = 'src/model/document-ids.ts'
  await mkdir(join(root, '.cache'))
  await cp(join(paths.root, module), join(root, module))
  await writeFile(join(root, '.cache/documents.d.ts'), declaration)
  const text = [`import type { DocumentId } from './${module}'`, ...lines].join('\n')
  await writeFile(join(root, 'use.ts'), text)
  const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--types', '']
  const [program = '', ...args] = toolCommand('typescript', [...options, '.cache/documents.d.ts', 'use.ts'])
  return spawnSync(program, args, { cwd: root, encoding: 'utf8' }).stdout
}

const report = (id: number) => `export const report${id}: DocumentId<'report'> = ${id}`

test('document types refuse an unknown number once the content is known', async () => {
  const post = `export const post: DocumentId<'news'> = 1`
  const errors = await check([report(1), report(2), report(999), post], documentTypes(content))
  expect(errors.match(/^use\.ts\(\d+,\d+\): error TS\d+/gm)).toEqual([
    'use.ts(4,14): error TS2322',
    'use.ts(5,14): error TS2322',
  ])
  expect(errors).toContain('never')
})

test('document types accept every number before the content is known', async () => {
  expect(await check([report(999)])).toBe('')
})
