import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkDocument } from '../../../check/documents/check.ts'
import type { FoundDocument } from '../../../check/documents/kinds.ts'
import { formatFinding } from '../../../check/present.ts'
import { type Rule, rules } from '../../../check/rules/index.ts'
import type { FindingValues, Value } from '../../../check/rules/values.ts'
import { applyEdits, createSource, placeIn } from '../../../check/source.ts'
import {
  type documents,
  inputOf,
  nextEdition,
  nextEditionFile,
  readGood,
} from '../../../check/testing/good-site.ts'
import { textsOf } from '../../../model/message/testing/texts-of.ts'
import type { FormProblem } from '../../protocol.ts'
import bodyWords from '../../words/body.json'
import coreWords from '../../words/core.json'
import { readDocument } from '../parsed-document.ts'
import { problemsOf } from './problems.ts'
import { sentencesOf } from './sentences.ts'

type Name = keyof typeof documents

async function checkAfter(name: Name, change: (text: string) => string) {
  const { text } = await readGood(name)
  const { document, pictures } = await inputOf(name)
  const changed = change(text)
  return { document, changed, ...checkDocument(document, new TextEncoder().encode(changed), pictures) }
}

/** The problems of a document of the good site after a change, and its text after the first fix. */
async function after(
  name: Name,
  change: (text: string) => string,
): Promise<{ problems: FormProblem[]; fixed: string }> {
  const { document, changed, findings } = await checkAfter(name, change)
  const parsed = readDocument(document.file, changed)
  const problems = problemsOf(parsed, findings)
  const [certain] = problems.filter(({ fix }) => fix)
  const edits = certain?.edits
  return { problems, fixed: edits ? applyEdits(changed, edits) : changed }
}

const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to)

test.each([
  ['report', swap(/^author: .*\n/m, ''), ['author'], 'Te „Autori“ nuk ka ende asgjë.'],
  ['report', swap(/^author: .*/m, 'author: ""'), ['author'], 'Te „Autori“ nuk ka ende asgjë.'],
  [
    'report',
    swap(/^start: .*/m, 'start: 2021-02-31'),
    ['start'],
    'Te „Dita e parë“ nuk është shkruar një ditë e kalendarit.',
  ],
  ['report', swap(/alt: Dritarja[^}]*/, 'alt: "" '), ['cover', 'alt'], 'Fotos i mungon përshkrimi.'],
  ['report', swap(/^place: .*/m, 'plejs: X'), undefined, 'Dokumenti ka një fushë që faqja nuk e njeh.'],
  ['report', swap(/^gallery:\n( {2}.*\n)+/m, 'gallery: []\n'), ['gallery'], 'Te „Galeria“ mungon edhe 1.'],
  ['about', swap(/^title: .*/m, 'title: ""'), ['title'], 'Te „Titulli“ nuk ka ende asgjë.'],
] as [Name, (text: string) => string, (string | number)[] | undefined, string][])(
  'form shows an error of a %s at its field with its label',
  async (name, change, path, sentence) => {
    const { problems } = await after(name, change)
    const found = problems.find((problem) => problem.sentence === sentence)
    expect(problems.map((problem) => problem.sentence)).toContain(sentence)
    expect(found?.path).toEqual(path)
  },
)

test('problem of a missing way to apply is shown at the first field for it', () => {
  const text = stringify({ ...nextEdition, email: undefined })
  const document: FoundDocument = {
    kind: 'nextEdition',
    file: nextEditionFile,
    folder: 'content',
    pictures: [],
  }
  const { findings } = checkDocument(document, new TextEncoder().encode(text), new Map())
  const problems = problemsOf(readDocument(nextEditionFile, text), findings)
  expect(problems).toMatchObject([{ path: ['phone'], sentence: 'Nuk thuhet si aplikohet.' }])
})

test('problem of a missing picture asks to choose one and names no file', async () => {
  const { problems } = await after('report', swap('    file: 02.jpg\n', ''))
  const hint = 'Zgjidhni një foto ose ngarkojeni.'
  expect(problems).toContainEqual(expect.objectContaining({ path: ['gallery', 1, 'file'], hint }))
})

test('problem of a misplaced heading does not show Markdown signs', async () => {
  const { problems } = await after('report', swap('## Objektivat\n', '## Objektivat\n\n### Matja\n'))
  expect(problems.map(({ sentence }) => sentence)).toContain(
    'Titujt e veprimtarive kanë vend vetëm brenda një dite.',
  )
  for (const { sentence, hint } of problems) expect(sentence + hint).not.toContain('##')
})

const bodyMistakes = [
  ['<Note title="A">\n\n</Note>', 'Te „Shënim“ nuk ka ende asgjë.'],
  ['<VideoCard href="https://video.test/hija" />', 'Te „Video: Titulli“ nuk ka ende asgjë.'],
  ['<TwoColumns>\n\nDhe një laps.\n\n</TwoColumns>', 'Kjo nuk ka vend brenda kartelës „Dy shtylla“.'],
]

test.each(bodyMistakes)(
  'problem in a card gives the name of the card without tags: %s',
  async (text, sentence) => {
    const { problems } = await after('report', swap('## Objektivat\n', `${text}\n\n## Objektivat\n`))
    expect(problems.map((problem) => problem.sentence)).toEqual([sentence])
    for (const { hint } of problems) expect(hint).not.toMatch(/[<>#]|\w="/)
  },
)

test.each([
  ['news', '<figure><img src="" alt="Hija" /></figure>\n\n<h2'],
  ['report', '<Figure file="" alt="Hija" />\n\n## Objektivat'],
] as const)(
  'problem of an empty picture in a %s is shown once and asks for a picture',
  async (name, text) => {
    const change = name === 'news' ? swap(/<h2/, text) : swap('## Objektivat', text)
    const { problems } = await after(name, change)
    const shown = { sentence: 'Këtu duhet një foto.', hint: 'Zgjidhni një foto ose ngarkojeni.' }
    expect(problems).toMatchObject([shown])
  },
)

test.each([
  ['news', '<figure><img alt="Hija"></figure>', 'Këtu duhet një foto.'],
  ['news', '<figure><img src="02.jpg"></figure>', 'Fotos i mungon përshkrimi.'],
  ['report', '<Note title="">\n\nNjë.\n\n</Note>', 'Te „Titulli“ mungojnë fjalët.'],
] as const)('problem names what a text lacks: %s %s', async (name, text, sentence) => {
  const { problems } = await after(
    name,
    swap(name === 'news' ? /(?=<h2)/ : /(?=## Objektivat)/, `${text}\n\n`),
  )
  expect(problems.map((problem) => problem.sentence)).toContain(sentence)
})

test('problem of unsupported markup in a report does not show its signs', async () => {
  const { problems } = await after('report', swap('## Objektivat\n', 'Një <b>fjalë</b>.\n\n## Objektivat\n'))
  expect(problems.map(({ sentence, hint }) => sentence + hint).join()).not.toMatch(/[<>*]|siç e lexon/)
})

test('problems of a document with unreadable fields use the sentences of the check', async () => {
  const broken = (text: string) => swap(/^title: /m, 'title: "')(swap(/^author: .*\n/m, '')(text))
  const { problems } = await after('report', broken)
  const { findings } = await checkAfter('report', broken)
  expect(problems.map(({ sentence }) => sentence).sort()).toEqual(
    findings.map((found) => formatFinding(found).message).sort(),
  )
  expect(JSON.stringify(problems)).not.toContain('„Dokumenti“')
})

test('problem in a list item gives the number of the item', async () => {
  const { problems } = await after('report', swap(/alt: "Hija e mesditës.*/, 'alt: 7'))
  expect(problems).toMatchObject([
    {
      path: ['gallery', 1, 'alt'],
      sentence: 'Te „Fotoja 2 · Përshkrimi i fotos“ vlera nuk ka formën e duhur.',
    },
  ])
})

test('problems list errors before warnings', async () => {
  const { problems } = await after('report', (text) =>
    swap(/^title: .*/m, 'title: Dita...')(swap(/alt: Dritarja[^}]*/, 'alt: "" ')(text)),
  )
  expect(problems.map(({ severity, path }) => [severity, path])).toEqual([
    ['error', ['cover', 'alt']],
    ['warning', ['title']],
  ])
})

test('problem label contains the group and the item of its field', async () => {
  const { problems } = await after('report', swap(/alt: Dritarja[^}]*/, 'alt: 7 '))
  expect(problems).toMatchObject([{ label: 'Kopertina · Përshkrimi i fotos' }])
})

test('fix corrects values that are derived from others', async () => {
  const { problems, fixed } = await after('report', swap(/^date: .*/m, 'date: 1 Maj 2021'))
  expect(problems).toMatchObject([{ path: ['date'], fix: 'offered' }])
  expect(fixed).toBe((await readGood('report')).text)
})

test.each([
  [String.raw`"Dita e \"Diellit\" në prill"`, 'Dita e „Diellit“ në prill'],
  [String.raw`"\"Dita e Diellit\""`, '„Dita e Diellit“'],
  [String.raw`"Drit\u00EBn \\ e \"Diellit\"\t5"`, 'Dritën \\ e „Diellit“\t5'],
  [`'Dita e "Diellit" në prill'`, 'Dita e „Diellit“ në prill'],
  ["'Dita e t''i matur diellin'", 'Dita e t’i matur diellin'],
  ['Dita e "Diellit" në prill', 'Dita e „Diellit“ në prill'],
])('fix writes the value of the field %s in its own notation', async (written, value) => {
  const { fixed } = await after('report', swap(/^title: .*/m, `title: ${written}`))
  expect(readDocument('content/reports/2021/index.mdx', fixed).values).toMatchObject({ title: value })
})

test('problem offsets fit a text with a byte order mark and Windows line endings', async () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  const { problems, fixed } = await after('report', (text) =>
    windows(swap(/^date: .*/m, 'date: 1 Maj 2021')(text)),
  )
  const found = problems.find(({ path }) => path?.[0] === 'date')
  const { text } = await readGood('report')
  const written = windows(swap(/^date: .*/m, 'date: 1 Maj 2021')(text))
  expect(written.slice(found?.start, found?.end)).toBe('1 Maj 2021')
  // The first fix writes the whole text, without the byte order mark and with `\n` line endings.
  expect(fixed).toBe(swap(/^date: .*/m, 'date: 1 Maj 2021')(text))
})

/** Sample values for a rule, of the types in its record; where several words are possible, the first. */
function valuesFor(rule: Rule, count: number): FindingValues {
  const described = Object.entries<string>(rules[rule].values ?? {})
  return Object.fromEntries(
    described.map(([name, kind]): [string, Value] => {
      if (kind.startsWith('string')) return [name, 'fjalë']
      if (kind.startsWith('number')) return [name, count]
      if (kind === 'terms' || kind.endsWith('list')) return [name, ['place']]
      if (kind.startsWith('kind')) return [name, 'report']
      return [name, kind === 'boolean' ? false : kind.split(' ')[0]]
    }),
  )
}

test.each(['Titulli', 'Galeria', 'Temat', 'Ditët'])(
  'form sentences contain no file syntax and agree in number: %s',
  (label) => {
    const place = placeIn(createSource('a', 'a'), 0, 1)
    // Values that the check makes from the edits of a finding.
    const edited = { line: 'fjalë', firstLine: 'fjalë', lines: [], otherLines: [], corrected: 'fjalë' }
    const sentences = (Object.keys(rules) as Rule[]).filter(isOfText).flatMap((rule) =>
      [1, 2, 5].map((count) => ({
        ...sentencesOf({ rule, place, values: { ...edited, ...valuesFor(rule, count) } }, false, label),
        rule,
        count,
      })),
    )
    const agreeing = [
      new RegExp(`^„${label}“`),
      /(mungojnë|duhen) (edhe )?1\b/,
      /(mungon|duhet) (edhe )?[2-9]/,
    ]
    const signs = /[<>#[\]\\=&]|(^|\s)- |undefined|\.mdx|\.yaml|npm|HTML|YAML|Markdown|\w: \w+: /
    const wrong = sentences.filter(
      ({ sentence, hint }) => signs.test(sentence + hint) || agreeing.some((one) => one.test(sentence)),
    )
    expect(wrong).toEqual([])
  },
)

test.each([[['{phone}']], [['{page}', '{site}']]])(
  'problem of a missing %j is worded for any number of variables',
  (missing) => {
    const place = placeIn(createSource('a', 'a'), 0, 1)
    const found = {
      rule: 'frontmatter/variable',
      place,
      values: { unknown: [], known: missing, missing },
    } as const
    expect(sentencesOf(found)).toEqual({
      sentence: `Kjo fjalë duhet të ketë edhe ${missing.join(', ')}: aty faqja plotëson vetë.`,
      hint: 'Për secilën pjesë që mungon ka një buton pranë fushës.',
    })
  },
)

/** Whether a rule is about a document with a form, not about other files or documents that cannot be read. */
function isOfText(rule: Rule): boolean {
  return !/^(collect|encoding|yaml)\//.test(rule)
}

test('hints mention the full text only when the fields are unreadable', () => {
  const { 'frontmatter/not-fields': _shown, ...others } = rules
  const messages = [
    coreWords.problems.useButtons,
    coreWords.refusals.unusual,
    bodyWords.cards.lockedNote,
    ...Object.values(others).flatMap(({ form }) => form ?? []),
  ]
  const lost = messages
    .map((one) => JSON.stringify(one))
    .filter((one) => /te teksti i plotë|redaktuesi/.test(one))
  expect(lost).toEqual([])
})

test('form sentences of rules are not empty, pair quotes and name variables', () => {
  const texts = Object.values(rules)
    .flatMap(({ form }) => (form ? [form.sentence, form.hint] : []))
    .flatMap((message) => textsOf(message).map(({ text }) => text))
  expect(texts.length).toBeGreaterThan(60)
  const wrong = texts.filter((text) => {
    const plain = text.replace(/„[^„“]+“/g, '').replace(/\{\w+\}|\{ \}/g, '')
    return text.trim() !== text || text === '' || /[„“"'{}]/.test(plain)
  })
  expect(wrong).toEqual([])
})
