import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FileConflict } from '../../protocol.ts'
import { ConflictChoice } from './ConflictChoice.tsx'

/** The texts of elements of some names, in their order. */
function textsOf(names: string, conflict: Partial<FileConflict>): string[] {
  const shown = { id: 'a', title: 'Dita', isPicture: false, ...conflict }
  const markup = renderToStaticMarkup(
    <ConflictChoice conflict={shown} choice={undefined} onChoose={() => undefined} />,
  )
  const pattern = new RegExp(`<(${names})\\b[^>]*>([^<]*)`, 'g')
  return [...markup.matchAll(pattern)].map(([, , text = '']) => text)
}

test('ConflictChoice names the version here and that of the archive', () => {
  const passages = [{ ours: 'title: Dita\n', theirs: 'title: Nata\n' }]
  expect(textsOf('dt', { passages })).toEqual(['Në arkiv', 'Këtu'])
})

test('ConflictChoice shows places of a body without tags, unless only the tags differ', () => {
  const figure = (caption: string) =>
    `<figure><img src="a.jpg" /><figcaption>${caption}</figcaption></figure>\n`
  expect(textsOf('pre|mark', { passages: [{ ours: figure('Era'), theirs: figure('Dielli') }] })).toEqual([
    'Figurë\nFotoja: a.jpg\nDiçitura: ',
    'Dielli',
    'Figurë\nFotoja: a.jpg\nDiçitura: ',
    'Era',
  ])
  const passages = [{ ours: '<p><em>Era</em></p>\n', theirs: '<p>Era</p>\n' }]
  expect(textsOf('mark', { passages })).toContain('&lt;em&gt;')
})

test('ConflictChoice names the side that has removed a file', () => {
  expect(textsOf('p|button', { theirs: 'title: Nata\n' })).toEqual([
    'Merre atë të arkivit',
    'Këtu ky skedar është hequr.',
    'Mbaje atë që është këtu',
  ])
})
