import { expect, test } from 'vitest'
import { createSource } from '../source.ts'
import { readGood } from '../testing/good-site.ts'
import { checkProject } from './project.ts'

test('check reads a project as blocks and as lines of plain text', async () => {
  const { text, document, pictures } = await readGood('project')
  const { entry } = checkProject({
    source: createSource(document.file, text),
    folder: document.folder,
    pictures,
  })
  expect(entry).toEqual({
    id: 2,
    year: '2018-2020',
    title: 'Hartat e hijes',
    description:
      'Punuam me raportin dhe me tri pyetje, të shkruara në tabelë:\n' +
      '3. ku bie hija;\n4. kush e mat shadow.\nnë mur\nnë tokë',
    blocks: [
      [
        'Punuam me ',
        { kind: 'link', href: '/blog/2', children: ['raportin'] },
        ' dhe me ',
        { kind: 'strong', children: ['tri'] },
        ' pyetje, të shkruara në ',
        { kind: 'emphasis', children: ['tabelë'] },
        ':',
      ],
      {
        start: 3,
        items: [['ku bie hija;'], ['kush e mat ', { kind: 'lang', lang: 'en', children: ['shadow'] }, '.']],
      },
      { items: [['në mur'], ['në tokë']] },
    ],
  })
})

test.each([['  '], ['\\']])(
  'check keeps a line break that is forced by „%s“ at the end of the line',
  async (character) => {
    const { text, document, pictures } = await readGood('project')
    const lines = text
      .replace('të shkruara\n', `të shkruara${character}\n`)
      .replace('- në mur', `- në${character}\n  mur`)
    const { entry } = checkProject({
      source: createSource(document.file, lines),
      folder: document.folder,
      pictures,
    })
    expect(entry?.description).toContain('të shkruara\nnë tabelë:')
    expect(entry?.description).toContain('në\nmur\nnë tokë')
    const [paragraph, , list] = entry?.blocks ?? []
    expect(paragraph).toMatchObject({ 4: ' pyetje, të shkruara', 5: '\n', 6: 'në ' })
    expect(list).toEqual({ items: [['në', '\n', 'mur'], ['në tokë']] })
  },
)

test('check reads no project whose file name has other years', async () => {
  const { text, document, pictures } = await readGood('project')
  const file = document.file.replace('2018-2020', '2017')
  const { entry, findings } = checkProject({
    source: createSource(file, text),
    folder: document.folder,
    pictures,
  })
  expect([entry, findings.map(({ rule }) => rule)]).toEqual([undefined, ['project/year-name']])
})
