import { expect, test } from 'vitest'
import { describeStray } from './stray.ts'

const strayFile = (file: string, others: readonly string[] = []) => {
  const { rule, values } = describeStray({ file, as: file }, new Set([file, ...others]))
  return { rule, ...values }
}

test.each([
  ['foto.jpg', 'collect/picture-place'],
  ['foto.heic', 'collect/picture-format'],
  ['plani.docx', 'collect/wrong-extension'],
  ['reports/2024/zeri.mp3', 'collect/wrong-extension'],
  ['reports/2024/tjetri.md', 'collect/wrong-name'],
])('describeStray says what to do with %s', (file, rule) => {
  expect(strayFile(file).rule).toBe(rule)
})

test.each([
  ['report/2024/index.mdx', 'reports'],
  ['report/2024/01.jpg', 'reports'],
  ['fotot/01.jpg', undefined],
])('describeStray names the folders for %s, which is in a folder of another name', (file, suggestion) => {
  expect(strayFile(file)).toMatchObject({ rule: 'collect/wrong-place', suggestion })
})

test('describeStray turns backslashes in a name into folders, unless the file is there', () => {
  const meant = 'reports/2024/01.jpg'
  expect(strayFile('reports\\2024\\01.jpg')).toMatchObject({
    rule: 'collect/wrong-name',
    meant,
    taken: false,
  })
  expect(strayFile('reports\\2024\\01.jpg', [meant])).toMatchObject({ meant, taken: true })
})

test.each([
  ['Reports/2024/index.mdx', 'reports/2024/index.mdx'],
  ['SITE.yaml', 'site.yaml'],
])('describeStray names the right case of %s', (file, meant) => {
  expect(strayFile(file)).toMatchObject({ rule: 'collect/wrong-case', meant })
})
