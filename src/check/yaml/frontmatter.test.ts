import { expect, test } from 'vitest'
import { createSource, positionOf } from '../source.ts'
import { splitFrontmatter, withoutFence } from './frontmatter.ts'

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

const fields = 'id: 1\ntitle: Era'

test.each(['—-', '—', '–––', '----', '--', '- - -', '\\---', '***'])(
  'reads fields that %s opens, closes, or both, and says on which line',
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
])('says of fields that are opened wrongly only how (%s)', (how, text) => {
  const { yaml, body, findings } = splitFrontmatter(withoutFence(createSource('a.mdx', text)))
  expect(findings.map(({ rule, values }) => [rule, values])).toEqual([['frontmatter/missing', { how }]])
  expect([yaml?.text.trim(), body?.text.trim()]).toEqual([fields, 'Teksti'])
})

test.each(['title: Era', '  me diell', '- pyjet'])('a line of dashes above „%s“ closes nothing', (below) => {
  const { yaml, body } = splitFrontmatter(createSource('a.mdx', `---\nid: 1\n—\n${below}\n---\nTeksti\n`))
  expect([yaml?.text, body?.text]).toEqual([`\nid: 1\n—\n${below}`, 'Teksti\n'])
})

test('a line of dashes below the fields closes them, also where the text has a line of its own', () => {
  const { yaml, body, findings } = splitFrontmatter(
    createSource('a.mdx', `---\n${fields}\n—\nTeksti\n\n---\n\nFundi\n`),
  )
  expect([yaml?.text.trim(), body?.text]).toEqual([fields, 'Teksti\n\n---\n\nFundi\n'])
  expect(findings.map(({ rule }) => rule)).toEqual(['frontmatter/closing-line'])
})

test.each(['Vetëm tekst.\n', '```\nkod\n```\n', '```yaml\n---\nid: 1\n---\nTeksti\n'])(
  'a text whose fields stand in no fence stays what it is: %j',
  (text) => {
    const source = createSource('a.mdx', text)
    expect(withoutFence(source)).toBe(source)
  },
)

test('a text without a field has no fields', () => {
  const { yaml, findings } = splitFrontmatter(createSource('a.mdx', 'Vetëm tekst.\n'))
  expect([yaml, findings.map(({ rule, values }) => [rule, values])]).toEqual([
    undefined,
    [['frontmatter/missing', { how: 'none' }]],
  ])
})

test('a line of dashes in the body closes nothing that is closed', () => {
  const { body, findings } = splitFrontmatter(createSource('a.mdx', `---\n${fields}\n---\nTeksti\n\n—\n`))
  expect([body?.text, findings]).toEqual(['Teksti\n\n—\n', []])
})
