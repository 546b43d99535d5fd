import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds } from '../../check/documents/kinds.ts'
import { createSource } from '../../check/source.ts'
import { documents, goodFiles } from '../../check/testing/good-site.ts'
import { describeSchema } from '../../model/schema/described.ts'
import { paths } from '../../util/paths.ts'
import { filled } from './filled.ts'
import { partsOf } from './lenient.ts'

test.each(Object.entries(kinds))(
  'leaves the right fields of a document of the kind %s as they are',
  async (kind, { schema }) => {
    const name = kind === 'words' ? undefined : documents[kind as keyof typeof documents]
    const bytes =
      name === undefined
        ? await readFile(join(paths.content, 'words.yaml'))
        : await (await goodFiles()).read(name)
    const document = {
      kind: kind as keyof typeof kinds,
      file: name ?? 'content/words.yaml',
      folder: '',
      pictures: [],
    }
    const fields = partsOf(document, createSource(document.file, new TextDecoder().decode(bytes))).fields
    expect(filled(describeSchema(schema), fields)).toEqual(schema.parse(fields))
  },
)

test.each(Object.entries(kinds))(
  'fills all fields of the kind %s where nothing is written',
  (_kind, { schema }) => {
    const made = filled(describeSchema(schema), undefined) as Record<string, unknown>
    const shape = Object.entries(schema.shape).filter(([, field]) => !field.isOptional())
    expect(Object.entries(made).filter(([, value]) => value === undefined)).toEqual([])
    expect(Object.keys(made)).toEqual(expect.arrayContaining(shape.map(([name]) => name)))
  },
)

test('an unreadable number or day is what it was, an unusual text stays', () => {
  const { schema } = kinds.report
  const made = filled(
    describeSchema(schema),
    { id: 'x', start: 'nesër', title: 'Titulli,', place: '' },
    { id: 7, start: '2024-11-21', place: 'Pejë' },
  )
  expect(made).toMatchObject({ id: 7, start: '2024-11-21', title: 'Titulli,' })
  expect(made).not.toHaveProperty('place')
})
