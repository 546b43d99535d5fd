import { expect, test } from 'vitest'
import { editionName } from '../documents/report/report.ts'
import { formatFinding } from '../present.ts'
import { goodFiles, problemsOfSite } from '../testing/good-site.ts'
import { documentStem, placeFolders } from './folders.ts'

/** The findings of folders, and the corrected path of each file. */
function check(...files: string[]) {
  const { placed, findings } = placeFolders(files)
  return {
    hints: findings.map((found) => formatFinding(found).hint),
    places: placed.map(({ as }) => as),
  }
}

test.each([
  ['2014-vjeshtë', '2014-vjeshte'],
  ['2014-Vjeshte', '2014-vjeshte'],
  ['2024_vjeshte', '2024-vjeshte'],
  ['2014 vjeshte\u0308', '2014-vjeshte'],
  ['Raporti 2014', '2014'],
  ['Vjeshtë 2014', '2014-vjeshte'],
  ['Shkolla verore', undefined],
  ['20145', undefined],
])('editionName corrects the folder „%s“ to %s', (written, meant) => {
  expect(editionName(written)).toBe(meant)
})

test('documentStem removes every extension of a file name', () => {
  expect(documentStem('2008-pylli-dhe-druri.mdx.txt')).toBe('2008-pylli-dhe-druri')
  expect(documentStem('2008-pylli.docx')).toBe('2008-pylli')
  expect(documentStem('dita-e-tokes')).toBe('dita-e-tokes')
})

test.each([
  [['reports/2014/index.mdx', 'reports/2014-vjeshtë/index.mdx'], 'Riemërtojeni dosjen: reports/2014-vjeshte'],
  [
    ['reports/2014-vjeshte/index.mdx', 'reports/2014-vjeshtë/index.mdx'],
    'Riemërtojeni dosjen: reports/2014-vjeshte-2',
  ],
  [['news/Dita e Tokës/index.mdx', 'news/Dita e Tokës/01.jpg'], 'Riemërtojeni dosjen: news/dita-e-tokes'],
  [['reports/2014/2014/index.mdx'], 'Zhvendosni ç’ka brenda te: content/reports/2014/'],
  [
    ['reports/2014/index.mdx', 'reports/2014/2014/index.mdx'],
    'Dosja content/reports/2014/ ka tashmë skedarë me këta emra. Fshijeni këtë, nëse është kopje; nëse jo, zhvendoseni te: content/reports/2014-2/',
  ],
  [
    ['reports/2014/index.mdx', 'reports/2014/vjeshtë/index.mdx'],
    'Zhvendosni ç’ka brenda te: content/reports/2014-vjeshte/',
  ],
  [['news/2022/prizren-klima/index.mdx'], 'Zhvendosni ç’ka brenda te: content/news/prizren-klima/'],
  [['projects/2008/2008-pylli.mdx'], 'Zhvendosni ç’ka brenda te: content/projects/'],
  [
    ['reports/2014/index.mdx', 'reports/2014/foto/01.jpg', 'reports/2014/foto/02.jpg'],
    'Zhvendosni ç’ka brenda te: content/reports/2014/',
  ],
  [
    ['reports/2014/index.mdx', 'reports/2014/01.jpg', 'reports/2014/foto/01.JPG'],
    'Dosja content/reports/2014/ ka tashmë skedarë me këta emra. Fshijeni këtë, nëse është kopje; nëse jo, jepuni skedarëve emra të tjerë dhe zhvendosini atje.',
  ],
  [
    ['projects/2008-pylli.mdx', 'projects/kopje/2008-pylli.mdx'],
    'Dosja content/projects/ ka tashmë skedarë me këta emra. Fshijeni këtë, nëse është kopje; nëse jo, jepuni skedarëve emra të tjerë dhe zhvendosini atje.',
  ],
  [['raporte/2014/index.mdx', 'raporte/2014/01.jpg'], 'Zhvendosni ç’ka brenda te: content/reports/'],
  [['Reports/2014/index.mdx'], 'Zhvendosni ç’ka brenda te: content/reports/'],
  [['lajmet/dita/index.mdx'], 'Zhvendosni ç’ka brenda te: content/news/'],
  [
    ['raporte/2014/index.mdx', 'reports/2014/index.mdx'],
    'Vendi i duhur është content/reports/, por aty ka tashmë „reports/2014/index.mdx“: fshijini kopjet dhe zhvendosini atje të tjerat.',
  ],
])('check explains in one hint how to arrange the folders of %j', (files, hint) => {
  expect(check(...files).hints).toEqual([hint])
})

test.each([
  ['reports/2014/index.mdx', 'reports/2014-vjeshte/01.jpg', 'news/dita/index.mdx', 'projects/2014-a.mdx'],
  ['site.yaml', 'README.md', 'pages/home/a.jpg'],
  ['reports/Dokumente/plani.docx', 'reports/2014/dokumente/plani.docx', 'projects/2025-fidanet/index.mdx'],
  ['projects/2014-a.mdx', 'projects/2025-fidanet/01.jpg', 'projects/2025-fidanet/index.mdx'],
])('check reports no wrong folder for %s, %s and %s', (...files) => {
  expect(check(...files)).toEqual({ hints: [], places: files })
})

test('check reads files in a wrong folder as if the folder were right', () => {
  const files = ['index.mdx', '01.jpg'].map((name) => `raporte/2014 Vjeshtë/2014/${name}`)
  expect(check(...files, 'raporte/2014 Vjeshtë/2014/foto/02.jpg').places).toEqual([
    'reports/2014/01.jpg',
    'reports/2014/02.jpg',
    'reports/2014/index.mdx',
  ])
})

test('check reports only the wrong folder of a moved report and no dead links', async () => {
  const moved = ['index.mdx', '01.jpg', '02.jpg', '03.jpg', 'kopertina.jpg']
  const files = await goodFiles()
  const changes = await Promise.all(
    moved.map(async (name) => [
      [`content/reports/2021/${name}`, undefined] as const,
      [`content/raporte/2021/Dita e parë/${name}`, await files.read(`content/reports/2021/${name}`)] as const,
    ]),
  )
  const problems = await problemsOfSite(Object.fromEntries(changes.flat()))
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'content/raporte/2021/Dita e parë/index.mdx collect/folder-depth',
    'content/raporte/2021/Dita e parë/index.mdx collect/wrong-place',
  ])
})
