import { expect, test } from 'vitest'
import { createSource, positionOf } from '../source.ts'
import { splitFrontmatter, withoutFence } from './frontmatter.ts'

test('frontmatter splits the YAML from the body and knows the offset of each', () => {
  const { yaml, body, findings } = splitFrontmatter(createSource('a.mdx', '---\nid: 1\n---\nTeksti\n'))
  expect({ yaml, body, findings }).toEqual({
    yaml: { text: '\nid: 1', offset: 3 },
    body: { text: 'Teksti\n', offset: 14 },
    findings: [],
  })
})

test.each(['js', 'javascript', 'coffee', 'json', 'toml', ' js', 'yaml'])(
  'frontmatter in %j is never run',
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

test('frontmatter error is the same when a text is read twice', () => {
  const source = createSource('a.mdx', '---\n: : :\n---\n')
  expect(splitFrontmatter(source)).toEqual(splitFrontmatter(source))
})

const fields = 'id: 1\ntitle: Era'

test.each(['—-', '—', '–––', '----', '--', '- - -', '\\---', '***'])(
  'frontmatter accepts %s as a fence and reports its line',
  (line) => {
    const places = (text: string) => {
      const source = createSource('a.mdx', text)
      const { yaml, body, findings } = splitFrontmatter(source)
      expect([yaml?.text.trim(), body?.text]).toEqual([fields, 'Teksti\n'])
      return findings.map(({ rule, place }) => `${rule} ${positionOf(source, place.start).line}`)
    }
    expect(places(`${line}\n${fields}\n---\nTeksti\n`)).toEqual(['frontmatter/missing 1'])
    expect(places(`---\n${fields}\n${line}\nTeksti\n`)).toEqual(['frontmatter/closing-line 4'])
    expect(places(`${line}\n${fields}\n${line}\nTeksti\n`)).toEqual([
      'frontmatter/missing 1',
      'frontmatter/closing-line 4',
    ])
  },
)

test.each([
  ['none', `${fields}\n---\nTeksti\n`],
  ['none', `${fields}\n\nTeksti\n`],
  ['late', `\n---\n${fields}\n---\nTeksti\n`],
  ['above', `Kujdes: mos e prek!\n\n---\n${fields}\n---\nTeksti\n`],
  ['fence', `\`\`\`yaml\n---\n${fields}\n---\n\`\`\`\nTeksti\n`],
  ['fence', `\`\`\`\n---\n${fields}\n---\nTeksti\n\`\`\`\n`],
  ['dashes', `\`\`\`yaml\n${fields}\n---\nTeksti\n`],
])('frontmatter with a wrong opening has one error only (%s)', (how, text) => {
  const { yaml, body, findings } = splitFrontmatter(withoutFence(createSource('a.mdx', text)))
  expect(findings.map(({ rule, values }) => [rule, values])).toEqual([['frontmatter/missing', { how }]])
  expect([yaml?.text.trim(), body?.text.trim()]).toEqual([fields, 'Teksti'])
})

test.each(['title: Era', '  me diell', '- pyjet'])(
  'frontmatter stays open at a line of dashes above „%s“',
  (below) => {
    const { yaml, body } = splitFrontmatter(createSource('a.mdx', `---\nid: 1\n—\n${below}\n---\nTeksti\n`))
    expect([yaml?.text, body?.text]).toEqual([`\nid: 1\n—\n${below}`, 'Teksti\n'])
  },
)

test('frontmatter closes at a line of dashes even if the text has another such line', () => {
  const { yaml, body, findings } = splitFrontmatter(
    createSource('a.mdx', `---\n${fields}\n—\nTeksti\n\n---\n\nFundi\n`),
  )
  expect([yaml?.text.trim(), body?.text]).toEqual([fields, 'Teksti\n\n---\n\nFundi\n'])
  expect(findings.map(({ rule }) => rule)).toEqual(['frontmatter/closing-line'])
})

test.each(['Vetëm tekst.\n', '```\nkod\n```\n', '```yaml\n---\nid: 1\n---\nTeksti\n'])(
  'withoutFence leaves a text without fenced fields unchanged: %j',
  (text) => {
    const source = createSource('a.mdx', text)
    expect(withoutFence(source)).toBe(source)
  },
)

test('frontmatter is missing in a text without a field', () => {
  const { yaml, findings } = splitFrontmatter(createSource('a.mdx', 'Vetëm tekst.\n'))
  expect([yaml, findings.map(({ rule, values }) => [rule, values])]).toEqual([
    undefined,
    [['frontmatter/missing', { how: 'none' }]],
  ])
})

test('frontmatter ignores a line of dashes in the body after it is closed', () => {
  const { body, findings } = splitFrontmatter(createSource('a.mdx', `---\n${fields}\n---\nTeksti\n\n—\n`))
  expect([body?.text, findings]).toEqual(['Teksti\n\n—\n', []])
})
