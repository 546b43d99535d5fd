import { expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import { problemsOf } from '../testing/good-site.ts'
import { languages } from './languages.ts'
import { problemsAsMarkdown } from './markdown.ts'

const sample: Problem = {
  rule: 'collect/wrong-place',
  severity: 'error',
  file: 'content/a|b_c.mdx',
  line: 3,
  column: 1,
  message: 'Skedari „<b>|`*_x_*`“ @dikush\n#1',
  hint: '[lidhje](https://e.test) & $x$',
}

test('Markdown report counts problems, lists files and shows each hint', async () => {
  const problems = await problemsOf('report', ['place:', 'vend:'])
  expect(problemsAsMarkdown(problems)).toBe(`## Kontrolli i përmbajtjes

**1 gabim në 1 skedar.**

| Skedari | Gabime | Vërejtje |
| --- | ---: | ---: |
| content/reports/2021/index.mdx | 1 | 0 |

### content/reports/2021/index.mdx

- **11:1** gabim \`frontmatter/unknown-field\`: Fusha „vend“ nuk njihet këtu.

  \`\`\`text
    10 | end: 2021-03-04
  > 11 | vend: Prizren
       | ^^^^
    12 | author: "Klubi"
  \`\`\`

  Ndreqja: Mos deshët të shkruani „place“?
`)
})

test('Markdown report states success in the requested language', () => {
  expect(problemsAsMarkdown([], languages.en)).toBe('## Content check\n\n**The content is in order.**\n')
})

test('Markdown report escapes cells, tags, mentions and links in content', () => {
  const text = problemsAsMarkdown([sample])
  expect(text).toContain('| content/a\\|b\\_c.mdx | 1 | 0 |')
  expect(text).toContain('Skedari „&#60;b&#62;\\|\\`\\*\\_x\\_\\*\\`“ &#64;dikush \\#1')
  expect(text).toContain('\\[lidhje\\](https://e.test) &#38; \\$x\\$')
})

test('Markdown report fences frames that contain backticks', () => {
  const text = problemsAsMarkdown([{ ...sample, frame: '> 1 | ````js' }])
  expect(text).toContain('  `````text\n  > 1 | ````js\n  `````\n')
})

test('Markdown report stays below the GitHub limit and counts the omitted problems', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    ...sample,
    line: index + 1,
    message: 'ë'.repeat(500),
  }))
  const text = problemsAsMarkdown(many, languages.en)
  expect(Buffer.byteLength(text)).toBeLessThan(1_048_576)
  const listed = text.match(/^- \*\*/gm)?.length ?? 0
  expect(listed).toBeGreaterThan(500)
  expect(text.trimEnd().split('\n').at(-1)).toBe(
    `${2000 - listed} more problems are not listed here; \`npm run check\` shows all.`,
  )
})
