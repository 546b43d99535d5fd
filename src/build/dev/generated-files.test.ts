import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { findGenerated, generatedFile, generatedName, slashes } from './generated-files.ts'

const root = slashes(paths.root)
const module = `${root}/src/content/generated/report/1.ts`

test.each([
  ['its address below the root', '/src/content/generated/report/1.ts', undefined],
  ['its path on the disk', module, undefined],
  ['a path from the door to content', './generated/report/1.ts', `${root}/src/content/documents.ts`],
  [
    'a path from another generated module',
    '../report/1.ts',
    `${root}/src/content/generated/loaders/report-0.ts`,
  ],
])('finds a generated module by %s', (_how, source, importer) => {
  expect(findGenerated(source, importer)).toBe(module)
})

test.each([
  ['a module beside the generated ones', './documents.ts', `${root}/src/content/index.ts`],
  ['a document', '../../../../content/reports/2014/index.mdx', module],
  ['a package', 'react', module],
  ['a relative path that nobody imports', './generated/site.ts', undefined],
])('leaves %s to Vite', (_what, source, importer) => {
  expect(findGenerated(source, importer)).toBeUndefined()
})

test('names a generated module by its file, and nothing else', () => {
  expect(generatedFile('report/1.ts')).toBe(module)
  expect(generatedName(module)).toBe('report/1.ts')
  expect(generatedName(`${root}/src/content/documents.ts`)).toBeUndefined()
})
