import { expect, test } from 'vitest'
import { splitFrontmatter } from './frontmatter.ts'
import { createSource } from './source.ts'

test('splits the YAML from the body and says where each stands', () => {
  const { yaml, body, findings } = splitFrontmatter(createSource('a.mdx', '---\nid: 1\n---\nTeksti\n'))
  expect({ yaml, body, findings }).toEqual({
    yaml: { text: '\nid: 1', offset: 3 },
    body: { text: 'Teksti\n', offset: 14 },
    findings: [],
  })
})

test.each(['js', 'javascript', 'coffee', 'json', 'toml', ' js', 'yaml'])(
  'never runs frontmatter in %j',
  (language) => {
    const code = '{ id: (globalThis.frontmatterRan = true) }'
    const { yaml, findings } = splitFrontmatter(
      createSource('a.mdx', `---${language}\n${code}\n---\nTeksti\n`),
    )
    expect(globalThis).not.toHaveProperty('frontmatterRan')
    expect(yaml).toBeUndefined()
    expect(findings.map(({ rule }) => rule)).toEqual(['frontmatter/language'])
  },
)

test('a text that failed once fails in the same way again', () => {
  const source = createSource('a.mdx', '---\n: : :\n---\n')
  expect(splitFrontmatter(source)).toEqual(splitFrontmatter(source))
})
