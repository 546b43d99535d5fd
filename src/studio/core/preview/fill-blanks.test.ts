import { expect, test } from 'vitest'
import { kinds } from '../../../check/documents/kinds.ts'
import { createSource } from '../../../check/source.ts'
import { documents, goodFiles, nextEditionFile, nextEditionText } from '../../../check/testing/good-site.ts'
import { withChanges } from '../../../check/testing/overlay.ts'
import { describeSchema } from '../../../model/schema/described.ts'
import { fillBlanks } from './fill-blanks.ts'
import { readFieldsAndBody } from './lenient.ts'

test.each(Object.entries(kinds))(
  'fillBlanks leaves valid fields of the kind %s unchanged',
  async (kind, { schema }) => {
    const named: Partial<Record<string, string>> = documents
    const file = named[kind] ?? `content/${String(kinds[kind as keyof typeof kinds].file)}`
    const files = withChanges(await goodFiles(), { [nextEditionFile]: nextEditionText })
    const bytes = await files.read(file)
    const document = { kind: kind as keyof typeof kinds, file, folder: '', pictures: [] }
    const fields = readFieldsAndBody(
      document,
      createSource(document.file, new TextDecoder().decode(bytes)),
    ).fields
    expect(fillBlanks(describeSchema(schema), fields)).toEqual(schema.parse(fields))
  },
)

test.each(Object.entries(kinds))(
  'fillBlanks fills all fields of the kind %s when none is written',
  (_kind, { schema }) => {
    const filled = fillBlanks(describeSchema(schema), undefined) as Record<string, unknown>
    const shape = Object.entries(schema.shape).filter(([, field]) => !field.isOptional())
    expect(Object.entries(filled).filter(([, value]) => value === undefined)).toEqual([])
    expect(Object.keys(filled)).toEqual(expect.arrayContaining(shape.map(([name]) => name)))
  },
)

test('fillBlanks restores an unreadable number or day and keeps an unusual text', () => {
  const { schema } = kinds.report
  const filled = fillBlanks(
    describeSchema(schema),
    { id: 'x', start: 'nesër', title: 'Titulli,', place: '' },
    { id: 7, start: '2024-11-21', place: 'Pejë' },
  )
  expect(filled).toMatchObject({ id: 7, start: '2024-11-21', title: 'Titulli,' })
  expect(filled).not.toHaveProperty('place')
})
