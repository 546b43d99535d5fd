import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkDocument } from '../documents/check.ts'
import { fixDocument } from '../fix/fix.ts'
import { certainEdits } from '../problem.ts'
import { applyEdits } from '../source.ts'
import { problemsOf, readGood } from '../testing/good-site.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const fieldsOf = (text: string) => parse(/^---\n(.*?\n)---\n/s.exec(text)?.[1] ?? text)

test.each([
  [String.raw`"Dita e \"prova\" fund"`, 'Dita e „prova“ fund'],
  [String.raw`"\"Dita\" dhe \"prova\""`, '„Dita“ dhe „prova“'],
  [String.raw`"Dita \\ \"\\ a\tb\\\" caf\u00E9"`, 'Dita \\ „\\ a\tb\\“ café'],
  [String.raw`"Dita \"\x63af\u00e9 \U0001F31E\" fund"`, 'Dita „café 🌞“ fund'],
  [`'Dita e "prova" fund'`, 'Dita e „prova“ fund'],
  [String.raw`'"Dita" \ ''e'' "''prova''"'`, "„Dita“ \\ 'e' „'prova'“"],
  [`'T''i shohim ,,ditët'''''`, 'T’i shohim „ditët“'],
  ['"Dita \\"prova\\" \\\n  fund"', 'Dita „prova“ fund'],
])('quotes check fixes the quotes in the value %s', async (written, wanted) => {
  const { text, document, pictures } = await readGood('report')
  const spoilt = text.replace(/title: .*/, () => `title: ${written}`)
  const { findings } = checkDocument(document, encode(spoilt), pictures)
  const after = applyEdits(spoilt, certainEdits(findings))
  expect(fieldsOf(after)).toEqual({ ...fieldsOf(text), title: wanted })
})

test('quotes check marks the whole escape, shows the correct value and --fix writes it', async () => {
  const title = (value: string) => [/title: .*/, `title: "Dita ${value} fund"`] as const
  const problems = await problemsOf('report', title(String.raw`\\ \"prova\"`))
  expect(problems.map(({ line, column, endColumn, hint }) => [line, column, endColumn, hint])).toEqual([
    [4, 17, 26, 'Shkruani: „prova“'],
  ])
  const { text, document, pictures } = await readGood('report')
  const put = (value: string) => text.replace(title(value)[0], () => title(value)[1])
  const { fixed } = fixDocument(document, encode(put(String.raw`\\ \"prova\"`)), pictures)
  expect(fixed?.after).toBe(put(String.raw`\\ „prova“`))
})

/** The texts in the fields of a document that stand on one line, with the name before them. */
const oneLine =
  /(?<=^[ -]*(?:title|description|place|author|name|text)): (["']?)(\p{L}[^"'\n]*)\1$|(?<=\b(?:alt|caption|text)): (["']?)(\p{L}[^"'\n,{}]*)\3(?=[,}]| \})/gmu

test.each(['report', 'shortReport', 'news', 'project', 'shortProject', 'home', 'about', 'site'] as const)(
  'quotes check fixes typed quotes in any field of the good %s',
  async (name) => {
    const { text, document, pictures } = await readGood(name)
    const fields = [...text.matchAll(oneLine)]
    expect(fields.length).toBeGreaterThan(0)
    for (const { 0: written, 2: line, 4: value = line, index } of fields) {
      const put = (own: string) => `${text.slice(0, index)}: ${own}${text.slice(index + written.length)}`
      const typed = `"x" ${value?.trim()} "y"`
      for (const spoilt of [put(JSON.stringify(typed)), put(`'${typed}'`)]) {
        const { findings } = checkDocument(document, encode(spoilt), pictures)
        const after = applyEdits(spoilt, certainEdits(findings))
        expect(fieldsOf(after)).toEqual(fieldsOf(put(`"„x“ ${value?.trim()} „y“"`)))
      }
    }
  },
)
