import { expect, test } from 'vitest'
import { schemas } from './schema.ts'

/** The attributes that the report's list takes from a copied `<ol>` with these values. */
function copied(values: string): unknown {
  const rule = schemas.report.nodes.list?.spec.parseDOM?.[0]
  const element: Pick<HTMLElement, 'localName' | 'dataset'> = { localName: 'ol', dataset: { values } }
  return rule?.getAttrs?.(element as HTMLElement)
}

test('schema reads the values of a copied element', () => {
  const values = { attributes: { lang: 'en' }, isLoose: true, start: 3 }
  expect(copied(JSON.stringify(values))).toEqual({ ...values, tag: 'ol' })
})

test('schema leaves out copied values of other types', () => {
  const values = { attributes: { lang: 5, title: 'A' }, isLoose: 'po', start: '3' }
  expect(copied(JSON.stringify(values))).toEqual({ attributes: { title: 'A' }, tag: 'ol' })
  expect(copied('{"attributes":null}')).toEqual({ attributes: {}, tag: 'ol' })
})
