import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Kind } from '../../../check/documents/kinds.ts'
import { certainCure } from '../../../check/fix/certain.ts'
import { sayFinding } from '../../../check/present.ts'
import type { Finding } from '../../../check/problem.ts'
import { type Rule, rules, type Values } from '../../../check/rules/index.ts'
import type { Edit } from '../../../check/source.ts'
import { valueAt } from '../../../check/yaml/locate.ts'
import type { FormField, FormProblem, Path } from '../../protocol.ts'
import { bodyWords } from '../../words/body.ts'
import { serverWords } from '../../words/server.ts'
import { endOf, endOfPair, startOf } from '../edits/places.ts'
import type { Parts } from '../parts.ts'
import { formOf } from './forms.ts'

const words = serverWords.problems

/** What the check finds in a document, as its form says it; in the order of the places. */
export function problemsOf(
  { file, kind, pictures }: { file: string; kind: Kind; pictures: readonly string[] },
  parts: Parts,
  findings: readonly Finding[],
): FormProblem[] {
  const form = formOf(kind, parts.values)
  const back = offsetsIn(parts.text)
  const own = findings.filter(({ place }) => place.source.file === file)
  const problems = own.map((found): FormProblem => {
    const [start, end] = [back(found.place.start), back(found.place.end)]
    const path = pathOf(found, parts, form, start)
    return {
      severity: rules[found.rule].severity,
      ...say(found, path && labelOf(form, path), path && fieldAt(form, path)),
      ...(path && path.length > 0 && { path }),
      ...{ start, end },
      isCertain: cureOf(found, pictures) !== undefined,
    }
  })
  return problems.sort((a, b) => a.start - b.start)
}

/** The edits that mend the problem at a place, if there is one right way to mend it. */
export function mendingAt(
  { file, pictures }: { file: string; pictures: readonly string[] },
  { text }: Parts,
  findings: readonly Finding[],
  at: { start: number; end: number },
): Edit[] | undefined {
  const back = offsetsIn(text)
  for (const found of findings) {
    const { source, start, end } = found.place
    if (source.file !== file || back(start) !== at.start || back(end) !== at.end) continue
    const edits = cureOf(found, pictures)
    // The text is read without the mistake, and only has to be written back.
    if (edits?.length === 0) return [{ start: 0, end: text.length, text: source.text }]
    if (edits) return edits.map((edit) => ({ ...edit, start: back(edit.start), end: back(edit.end) }))
  }
  return undefined
}

/** The edits that mend a finding; what follows from other fields has one right value, too. */
function cureOf(found: Finding, pictures: readonly string[]): Edit[] | undefined {
  const { rule, place, values } = found
  if (rule !== 'report/read-time' && rule !== 'date/printed') return certainCure(found, { pictures })
  const { corrected } = values as Values['report/read-time' | 'date/printed']
  return [{ start: place.start, end: place.end, text: corrected }]
}

/** The way from places of the check, which reads lines that end in one sign, to those of the text as it is. */
function offsetsIn(text: string): (offset: number) => number {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const returns = [...text.matchAll(/\r\n/g)].map(({ index }, before) => index - before - mark)
  return (offset) => Math.min(offset + mark + returns.filter((at) => at < offset).length, text.length)
}

/** The field that a finding belongs to; undefined where it stands in the body or belongs to the whole. */
function pathOf(found: Finding, parts: Parts, form: readonly FormField[], start: number): Path | undefined {
  const { fields, values } = parts
  if (fields === undefined || fields.document.contents === null) return undefined
  const path = innermost(fields.document.contents, start)
  if (found.rule !== 'frontmatter/missing-field') return path && withinForm(form, path)
  const { field } = found.values as Values['frontmatter/missing-field']
  const around = path ?? []
  const parents = around.map((_, index) => around.slice(0, around.length - index))
  const parent = [...parents, []].find(
    (one) => fieldAt(form, [...one, field]) !== undefined && valueAt(values, [...one, field]) === undefined,
  )
  return parent && [...parent, field]
}

/** The way as far as the form has fields. */
function withinForm(form: readonly FormField[], path: Path): Path {
  const known = path.findIndex((_, index) => fieldAt(form, path.slice(0, index + 1)) === undefined)
  return known === -1 ? path : path.slice(0, known)
}

/** The way to the innermost field that holds a place. */
function innermost(node: Node | null, at: number): Path | undefined {
  if (isMap<Node, Node | null>(node)) {
    for (const pair of node.items) {
      const { key, value } = pair
      if (!isScalar(key) || at < startOf(key) || at > endOfPair(pair)) continue
      return [String(key.value), ...((value && innermost(value, at)) ?? [])]
    }
  }
  if (isSeq<Node>(node)) {
    const index = node.items.findIndex((item) => startOf(item) <= at && at <= endOf(item))
    const item = node.items[index]
    if (item !== undefined) return [index, ...(innermost(item, at) ?? [])]
  }
  return undefined
}

function fieldAt(form: readonly FormField[], path: Path): FormField | undefined {
  const [step, ...rest] = path
  const field = form.find(({ key }) => key === (typeof step === 'number' ? '' : step))
  return rest.length === 0 ? field : fieldAt(field?.fields ?? [], rest)
}

/** What a field is called, with the number of the item that it stands in: „Fotoja 4 · Përshkrimi“. */
export function labelOf(form: readonly FormField[], path: Path): string {
  const parts = path.flatMap((step, index) => {
    const field = fieldAt(form, path.slice(0, index + 1))
    if (typeof step === 'number')
      return [`${field?.label || labelOf(form, path.slice(0, index))} ${step + 1}`]
    return index === path.length - 1 && field ? [field.label] : []
  })
  return parts.join(' · ')
}

type Said = Pick<FormProblem, 'sentence' | 'cure'>
/** The label of the field that a finding belongs to, and how a value comes into it. */
type Named = { label: string; fill: (example?: string) => string }
type InForms = { [R in Rule]?: (values: Values[R], named: Named) => Said }

function fillerOf(field: FormField | undefined): Named['fill'] {
  if (field?.type === 'picture') return () => words.choosePicture
  if (field?.type === 'day') return () => words.chooseDay
  if (field?.choices) return () => words.choose
  // Without the name of the field, which only its text has.
  const own = (text: string) => text.replace(/^\w+: /, '').replaceAll(/^"|"$/g, '')
  return (text) => (text === undefined || /[{[#]/.test(text) ? words.fill : words.likeThis(own(text)))
}

const { cards } = bodyWords
/** What the editor of bodies calls the components, and what they are given. */
const cardNames: Readonly<Record<string, string>> = {
  ...{ Note: cards.note, Figure: cards.figure, TwoColumns: cards.columns, VideoCard: cards.video },
}
const partNames: Readonly<Record<string, string>> = {
  ...{ file: cards.picture, alt: cards.alt, href: cards.videoAddress, title: cards.videoTitle },
}
const plainHeading = (heading: string) => heading.replace(/^#+ /, '')
const standIn = (): Said => ({ sentence: words.standIn, cure: words.realWords })
const otherYear = (): Said => ({ sentence: words.year, cure: words.sameYear })

/** What forms say of the rules that speak of fields, lines or files elsewhere. */
const inForms: InForms = {
  'frontmatter/missing-field': ({ example }, { label, fill }) => ({
    sentence: words.missing(label),
    cure: fill(example),
  }),
  'frontmatter/empty-field': ({ example }, { label, fill }) => ({
    sentence: words.empty(label),
    cure: fill(example),
  }),
  'frontmatter/wrong-type': ({ example, expected }, { label, fill }) => ({
    sentence: /number|int/.test(expected) ? words.number(label) : words.form(label),
    cure: fill(example),
  }),
  'frontmatter/date': (_, { label, fill }) => ({ sentence: words.day(label), cure: fill() }),
  'frontmatter/form': ({ example }, { label, fill }) => ({
    sentence: words.form(label),
    cure: fill(example),
  }),
  'frontmatter/too-few': ({ limit, actual }, { label }) => ({
    sentence: words.few(label, limit),
    cure: words.add(limit - actual),
  }),
  'frontmatter/too-many': ({ limit, actual }, { label }) => ({
    sentence: words.many(label, limit),
    cure: words.take(actual - limit),
  }),
  'frontmatter/repeated': (_, { label }) => ({ sentence: words.repeated(label), cure: words.keepOne }),
  'frontmatter/not-allowed': (_, { label }) => ({ sentence: words.choice(label), cure: words.choose }),
  'frontmatter/unknown-field': ({ field }) => ({ sentence: words.unknown(field), cure: words.removeUnknown }),
  'frontmatter/not-fields': () => ({ sentence: words.fields, cure: words.mendFields }),
  'frontmatter/placeholder': ({ known }) => ({
    sentence: words.placeholder,
    cure: known.length === 0 ? words.noPlaceholders : words.onlyPlaceholders(known.join(', ')),
  }),
  'picture/alt-empty': () => ({ sentence: words.alt, cure: words.describe }),
  'picture/unused': ({ file }) => ({
    sentence: words.unused(file.replace(/\.[^.]*$/, '')),
    cure: words.useOrLeave,
  }),
  'picture/missing': () => ({ sentence: words.pictureMissing, cure: words.addPicture }),
  'stand-in/marked': standIn,
  'stand-in/listed': standIn,
  'stand-in/unlisted': (_, { label }) => ({ sentence: words.unlisted(label), cure: words.realValue }),
  'body/empty': () => ({ sentence: words.noText, cure: words.writeText }),
  'report/read-time': ({ corrected }) => ({ sentence: words.readTime, cure: words.itself(corrected) }),
  'date/printed': ({ corrected }) => ({ sentence: words.printed, cure: words.itself(corrected) }),
  'date/unreadable': () => ({ sentence: words.formOfDate, cure: words.plainEditor }),
  'project/year-name': () => ({ sentence: words.project, cure: words.plainEditor }),
  'report/missing-section': ({ heading }) => ({
    sentence: words.noSection(plainHeading(heading)),
    cure: words.addSection,
  }),
  'report/empty-section': ({ heading }) => ({
    sentence: words.emptySection(plainHeading(heading)),
    cure: words.writeText,
  }),
  'report/empty-day': ({ label }) => ({ sentence: words.emptySection(label), cure: words.writeText }),
  'report/title-outside-day': () => ({ sentence: words.titleOutsideDay, cure: words.intoDay }),
  'report/year-folder': otherYear,
  'report/year-start': otherYear,
  'mdx/missing-property': ({ name, property }) => ({
    sentence: words.missing(`${cardNames[name] ?? name}: ${partNames[property] ?? property}`),
    cure: words.fill,
  }),
  'mdx/component-empty': ({ name }) => ({
    sentence: words.empty(cardNames[name] ?? name),
    cure: words.writeOrRemove,
  }),
  'mdx/component-content': ({ name }) => ({
    sentence: words.notInCard(cardNames[name] ?? name),
    cure: words.takeOut,
  }),
  'link/missing-page': ({ address, suggestion }) => ({
    sentence: words.noPage(address),
    cure: suggestion === undefined ? words.chooseLink : words.likeThis(suggestion),
  }),
  'report/date-range': () => ({ sentence: words.range, cure: words.laterEnd }),
}

function say(found: Finding, label: string | undefined, field: FormField | undefined): Said {
  const own = inForms[found.rule] as ((values: unknown, named: Named) => Said) | undefined
  if (own !== undefined) return own(found.values, { label: label ?? words.document, fill: fillerOf(field) })
  const { message, cure } = sayFinding(found)
  // Signs of Markdown are what the check tells to write; the editor of bodies has buttons for them.
  return { sentence: message, cure: /#{2,}/.test(cure) ? words.useButtons : cure }
}
