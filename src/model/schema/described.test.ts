import { expect, test } from 'vitest'
import { z } from 'zod'
import { describedAt, describeSchema, exampleAt, fieldNames, singleExamples } from './described.ts'
import { wordless } from './fields.ts'

const label = z.string().meta({ title: 'Emri', examples: ['Nga {author}'] })
const schema = z.strictObject({
  name: z.union([label, z.strictObject({ text: label, lang: wordless(z.string()) })]),
  days: z.array(z.int().meta({ examples: [2, 3] })).length(2),
  phones: z.tuple([z.string(), z.email()]).optional().meta({ title: 'Telefonat' }),
  mark: label.optional(),
  kind: z.enum(['a', 'b']),
})

test("described schema gives each field's type, values and whether it is required", () => {
  const [name, days, phones, mark, kind] = describeSchema(schema).fields
  expect(name).toMatchObject({ name: 'name', type: 'union', isRequired: true })
  expect(days).toMatchObject({ type: 'array', count: 2, items: [{ type: 'number', hasWords: false }] })
  expect(phones).toMatchObject({ type: 'tuple', count: 2, isRequired: false, title: 'Telefonat' })
  expect(phones?.items).toMatchObject([{ hasWords: true }, { format: 'email', hasWords: false }])
  expect(kind).toMatchObject({ type: 'enum', values: ['a', 'b'] })
  // An optional field has the title of its inner schema, and its `schema` refuses `undefined`.
  expect(mark).toMatchObject({ title: 'Emri', isRequired: false })
  expect(mark?.schema.safeParse(undefined).success).toBe(false)
})

test('described schema follows a path through lists and unions', () => {
  expect(describedAt(schema, ['name', 'lang'])).toMatchObject([{ type: 'string', hasWords: false }])
  expect(describedAt(schema, ['phones', 1])).toMatchObject([{ format: 'email' }])
  expect(describedAt(schema, ['phones', 2])).toEqual([])
  expect(describedAt(schema, ['none', 'lang'])).toEqual([])
  expect(fieldNames(schema, ['name'])).toEqual(['text', 'lang'])
})

test('example of a list comes from its items, of a group from all its fields', () => {
  expect(exampleAt(schema, ['days'])).toEqual([2])
  expect(exampleAt(schema, ['name', 'text'])).toBe('Nga {author}')
  expect(exampleAt(schema, [])).toBeUndefined()
  const { days } = schema.shape
  expect(exampleAt(z.strictObject({ name: label, days, mark: label.optional() }), [])).toEqual({
    name: 'Nga {author}',
    days: [2],
  })
  expect(exampleAt(z.strictObject({ name: z.string() }), ['name'])).toBeUndefined()
  expect(describedAt(schema, ['days']).map(singleExamples)).toEqual([[2, 3]])
})
