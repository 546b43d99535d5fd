import { expect, test } from 'vitest'
import type { FormField } from '../../protocol.ts'
import { labelFields } from './label-fields.ts'

const field = (key: string, label: string, fields?: readonly FormField[]): FormField => ({
  key,
  label,
  isRequired: true,
  type: fields ? 'group' : 'line',
  ...(fields && { fields }),
})

const inForm = labelFields([
  field('title', 'Titulli'),
  field('gallery', 'Galeria', [
    field('', 'Fotografia', [field('image', 'Skedari'), field('alt', 'Përshkrimi')]),
  ]),
  field('home', 'Ballina', [field('name', 'Titulli i faqes'), field('lead', 'Hyrja')]),
  field('about', 'Rreth nesh', [field('name', 'Titulli i menysë'), field('lead', 'Hyrja')]),
])

test('labelFields replaces keys by the labels of the form and removes YAML quotes', () => {
  expect(inForm('title: "Dielli"\ngallery:\n  - image: "01.jpg"\n    alt: Një "çati"\n')).toBe(
    'Titulli: Dielli\nGaleria: \n  - Skedari: 01.jpg\n    Përshkrimi: Një "çati"\n',
  )
})

test('labelFields gives a key outside groups its own label when a group has another', () => {
  const own = labelFields([
    field('title', 'Titulli'),
    field('english', 'Anglisht', [field('title', 'Titulli anglisht')]),
  ])
  expect(own('title: "Dielli"\nenglish:\n  title: "The sun"\n')).toBe(
    'Titulli: Dielli\nAnglisht: \n  title: "The sun"\n',
  )
})

test('labelFields keeps ambiguous keys and all other lines unchanged', () => {
  const text = '  name: "Dielli"\nFjali me title: brenda.\nunknown: 1\n---\n'
  expect(inForm(text)).toBe(text)
  expect(inForm('  lead: "Fillimi"')).toBe('  Hyrja: Fillimi')
})
