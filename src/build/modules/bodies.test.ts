import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import { minifySync } from 'rolldown/experimental'
import { expect, test } from 'vitest'
import { remarkReportSections } from '../../content/compile/report-sections.ts'
import { createRng } from '../../rng.ts'
import { paths } from '../paths.ts'
import { compileBody, knownBody } from './bodies.ts'

/** Code as a minifier leaves it, whatever names and signs it was written with. */
function canonical(code: string): string {
  const made = minifySync('body.js', `${code}\nexport { body }`, {
    module: true,
    mangle: { toplevel: false },
  })
  expect(made.errors).toEqual([])
  return made.code
}

/** What development shows of a body, as a function of what it would import. */
async function byMdx(text: string): Promise<string> {
  const code = await createProcessor({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [remarkFrontmatter, remarkReportSections],
  }).process(text)
  return canonical(`function body() {\n${code}\n}`)
}

/** The code of a body without MDX; fails where that is left to MDX. */
function withoutMdx(text: string): string {
  const code = knownBody(text)
  if (code === undefined) throw new Error(`This is left to MDX:\n${text}`)
  return canonical(code)
}

test('every report of the site comes to the same code without MDX as by MDX itself', async () => {
  const folder = join(paths.content, 'reports')
  const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name, 'index.mdx'), 'utf8'))
  const windows = `\uFEFF${reports[0]}`.replaceAll('\n', '\r\n')
  expect(reports.length).toBeGreaterThan(5)
  for (const text of [...reports, windows]) expect(withoutMdx(text)).toBe(await byMdx(text))
})

/** Everything that a checked body may hold. */
const blocks: readonly [string, ...string[]] = [
  'Dielli ngroh çatinë.',
  'Dielli *ngroh* **çatinë _e_ shkollës** dhe „oborrin“.',
  'Një rresht  \ni thyer,\\\ndhe një\ni gjatë.',
  '[Projektet](/projects "Të gjitha") dhe [*kjo* këtu](https://example.org/a?b=1&c=ç%20d "x") dhe <span lang="en">heat **pump**</span>.',
  'Në \\`thonjëza\\` me \\{ dhe $\\{x} e \\\\ &amp; &copy; "dy" \'një\'.',
  '### Veprimtaria',
  '#### Më *hollë*',
  '- një\n- dy me [lidhje](/about)\n- tri',
  '- një\n\n- e largët\n\n  me dy paragrafë\n',
  '- një\n  - brenda\n    1. thellë\n- dy',
  '1. një\n2. dy',
  '3. tri\n4. katër',
  '<Note title="Mbani mend">\n\nDielli *lind*.\n\n- pika\n- tjetra\n\n</Note>',
  '<Note>\n  Dielli.\n</Note>',
  '<Figure file="01.jpg" alt="Një „pemë“ &amp; një \'mal\'" caption="Te `ura`" />',
  '<VideoCard href="https://example.org/watch?v=1&t=2" title="Dita e parë" />',
  '<TwoColumns>\n\n- majtas\n- djathtas\n\n</TwoColumns>',
]
const headings = [
  '## Hyrje',
  '## Objektivat',
  '## Data: 21 Nëntor 2024',
  '## Data: 22 Nëntor 2024',
  '## Përfundim',
]

test.each(blocks)('what a checked body may hold comes to the same code: %j', async (block) => {
  const text = `## Hyrje\n\nKreu.\n\n${block}\n\n## Përfundim\n\nFundi.\n`
  expect(withoutMdx(text)).toBe(await byMdx(text))
})

test('reports put together of it, in any order, come to the same code', async () => {
  const rng = createRng('bodies')
  for (let round = 0; round < 40; round++) {
    const sections = headings.map((heading) =>
      [heading, ...Array.from({ length: rng.int(1, 6) }, () => rng.pick(blocks))].join('\n\n'),
    )
    const text = `---\nid: 1\n---\n\n${sections.join('\n\n')}\n`
    expect(withoutMdx(text)).toBe(await byMdx(text))
  }
})

test.each([
  ['an expression', '## Hyrje\n\nDita {1 + 1}.\n\n## Përfundim\n\nFundi.\n'],
  ['an export', 'export const a = 1\n\n## Hyrje\n\nPo.\n\n## Përfundim\n\nFundi.\n'],
  [
    'an attribute that is an expression',
    '## Hyrje\n\n<Note title={1}>\n\nPo.\n\n</Note>\n\n## Përfundim\n\nFundi.\n',
  ],
  ['an attribute without a value', '## Hyrje\n\n<Note open>\n\nPo.\n\n</Note>\n\n## Përfundim\n\nFundi.\n'],
  ['attributes that are spread', '## Hyrje\n\n<Note {...props} />\n\n## Përfundim\n\nFundi.\n'],
  ['the name of React for a key', '## Hyrje\n\n<Note key="a" />\n\n## Përfundim\n\nFundi.\n'],
  ['a member of a component', '## Hyrje\n\n<Note.Title />\n\n## Përfundim\n\nFundi.\n'],
  ['a fragment', '## Hyrje\n\n<>Po.</>\n\n## Përfundim\n\nFundi.\n'],
  [
    'more components than letters',
    `## Hyrje\n\n${[...'ABCDEF'].map((name) => `<${name} />`).join('\n\n')}\n\n## Përfundim\n`,
  ],
  ['code', '## Hyrje\n\n`kodi`\n\n```js\nkodi\n```\n\n## Përfundim\n\nFundi.\n'],
  ['a picture, a line and a quote', '## Hyrje\n\n![a](b.jpg)\n\n---\n\n> Po.\n\n## Përfundim\n\nFundi.\n'],
  [
    'a paragraph of nothing but an element',
    '## Hyrje\n\n<span lang="en">Heat</span>\n\n## Përfundim\n\nFundi.\n',
  ],
  [
    'the same in a note',
    '## Hyrje\n\n<Note>\n<span lang="en">A</span> <span lang="de">B</span>\n</Note>\n\n## Përfundim\n',
  ],
  ['one section', '## Hyrje\n'],
  ['nothing', '---\nid: 1\n---'],
])('a body with %s is left to MDX', async (_, text) => {
  expect(knownBody(text)).toBeUndefined()
  expect(canonical(await compileBody({ file: 'a.mdx', text }))).toBe(await byMdx(text))
})

test('a body that is no MDX names its document', async () => {
  const file = 'content/reports/2020/index.mdx'
  await expect(compileBody({ file, text: '<Note>' })).rejects.toThrow(
    /^content\/reports\/2020\/index\.mdx: .*Note/,
  )
})
