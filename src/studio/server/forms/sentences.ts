import type { Rule, Values } from '../../../check/rules/index.ts'
import type { FormField } from '../../protocol.ts'
import { bodyWords } from '../../words/body.ts'

/** What is wrong, and what to do about it. */
export type Pair = readonly [sentence: string, cure: string]

/** The label of the field that a finding belongs to, and how a value comes into it. */
export type Named = { label: string; fill: (example?: string) => string }

const { cards } = bodyWords
/** What the editor of bodies calls the components, and what they are given. */
const cardNames: Readonly<Record<string, string>> = {
  ...{ Note: cards.note, Figure: cards.figure, TwoColumns: cards.columns, VideoCard: cards.video },
}
const partNames: Readonly<Record<string, string>> = {
  ...{ file: cards.picture, alt: cards.alt, href: cards.videoAddress, title: cards.videoTitle },
}

const plainEditor = 'Ndryshojeni te teksti i plotë.'
const writeText = 'Shkruani tekstin.'
const fillIn = 'Plotësojeni këtë fushë.'
const choose = 'Zgjidhni një nga vlerat e ofruara.'
const likeThis = (example: string) => `Për shembull: ${example}`
const itself = (value: string) => `Ndreqeni me një klikim; del: ${value}`
const noForm = (label: string) => `„${label}“ nuk ka formën e duhur.`
const noText = (heading: string) => `Pjesa „${heading}“ nuk ka tekst.`
const plainHeading = (heading: string) => heading.replace(/^#+ /, '')
const standIn = (): Pair => [
  'Ky tekst rri ende në vend të fjalëve të shoqatës.',
  'Shkruani fjalët e shoqatës; shenja e tekstit të përkohshëm hiqet vetë.',
]
const otherYear = (): Pair => [
  'Dita e parë nuk bie në vitin e këtij edicioni.',
  'Zgjidhni një ditë të atij viti; për një vit tjetër nisni raport të ri.',
]

/** What stands for a label where a finding belongs to no field. */
export const wholeDocument = 'Dokumenti'

/** The cure where the check would tell of signs of Markdown. */
export const useButtons =
  'Ndreqeni me butonat mbi tekst; ajo që ata nuk e ndryshojnë ndreqet te teksti i plotë.'

/** How a value comes into a field. */
export function fillerOf(field: FormField | undefined): Named['fill'] {
  if (field?.type === 'picture') return () => 'Zgjidhni një foto ose ngarkojeni.'
  if (field?.type === 'day') return () => 'Zgjidhni ditën te kalendari i fushës.'
  if (field?.choices) return () => choose
  // Without the name of the field, which only its text has.
  const own = (text: string) => text.replace(/^\w+: /, '').replaceAll(/^"|"$/g, '')
  return (text) => (text === undefined || /[{[#]/.test(text) ? fillIn : likeThis(own(text)))
}

/** What forms say of the rules that speak of fields, lines or files elsewhere. */
export const sentences: { [R in Rule]?: (values: Values[R], named: Named) => Pair } = {
  'frontmatter/missing-field': ({ example }, { label, fill }) => [`„${label}“ mungon.`, fill(example)],
  'frontmatter/empty-field': ({ example }, { label, fill }) => [`„${label}“ është e zbrazët.`, fill(example)],
  'frontmatter/wrong-type': ({ example, expected }, { label, fill }) => [
    /number|int/.test(expected) ? `„${label}“ duhet të jetë numër.` : noForm(label),
    fill(example),
  ],
  'frontmatter/date': (_, { label, fill }) => [`„${label}“ nuk është ditë e kalendarit.`, fill()],
  'frontmatter/form': ({ example }, { label, fill }) => [noForm(label), fill(example)],
  'frontmatter/too-few': ({ limit, actual }, { label }) => [
    `Te „${label}“ duhen ${limit}.`,
    `Shtoni edhe ${limit - actual}.`,
  ],
  'frontmatter/too-many': ({ limit, actual }, { label }) => [
    `Te „${label}“ ka vend vetëm për ${limit}.`,
    `Hiqni ${actual - limit}.`,
  ],
  'frontmatter/repeated': (_, { label }) => [
    `Te „${label}“ e njëjta vlerë është dy herë.`,
    'Mbani një herë të vetme.',
  ],
  'frontmatter/not-allowed': (_, { label }) => [
    `„${label}“ ka një vlerë që nuk është ndër të lejuarat.`,
    choose,
  ],
  'frontmatter/unknown-field': ({ field }) => [
    `Teksti i plotë ka një fushë që faqja nuk e njeh: ${field}.`,
    'Hiqeni te teksti i plotë.',
  ],
  'frontmatter/not-fields': () => [
    'Fushat e dokumentit nuk lexohen dot.',
    'Ndreqini te teksti i plotë; kontrolli tregon vendin.',
  ],
  'frontmatter/placeholder': ({ known }) => [
    'Te kjo fjalë është një pjesë në kllapa që faqja nuk e plotëson.',
    known.length === 0 ? 'Shkruajeni pa kllapa { }.' : `Përdorni vetëm ${known.join(', ')}, pikërisht ashtu.`,
  ],
  'picture/alt-empty': () => [
    'Fotos i mungon përshkrimi.',
    'Shkruani çfarë shihet në foto, për ata që nuk mund ta shohin.',
  ],
  'picture/unused': ({ file }) => [
    `Fotoja „${file.replace(/\.[^.]*$/, '')}“ nuk shfaqet askund.`,
    'Shtojeni në galeri, ose lëreni: faqja punon edhe pa të.',
  ],
  'picture/missing': () => [
    'Fotoja e zgjedhur këtu nuk gjendet më.',
    'Ngarkojeni përsëri ose zgjidhni një foto tjetër.',
  ],
  'stand-in/marked': standIn,
  'stand-in/listed': standIn,
  'stand-in/unlisted': (_, { label }) => [
    `„${label}“ duket vlerë e përkohshme.`,
    'Shkruani vlerën e vërtetë, ose shtojeni te vlerat e përkohshme.',
  ],
  'body/empty': () => ['Teksti i dokumentit është i zbrazët.', writeText],
  'report/read-time': ({ corrected }) => [
    'Koha e leximit nuk i përgjigjet gjatësisë së tekstit.',
    itself(corrected),
  ],
  'date/printed': ({ corrected }) => [
    'Data e shtypur nuk thotë të njëjtat ditë si fushat e tjera.',
    itself(corrected),
  ],
  'date/unreadable': () => ['Data e shtypur nuk lexohet dot.', plainEditor],
  'project/year-name': () => ['Viti nuk është ai me të cilin nisi projekti.', plainEditor],
  'report/missing-section': ({ heading }) => [
    `Mungon pjesa „${plainHeading(heading)}“.`,
    'Shtojeni te teksti.',
  ],
  'report/empty-section': ({ heading }) => [noText(plainHeading(heading)), writeText],
  'report/empty-day': ({ label }) => [noText(label), writeText],
  'report/title-outside-day': () => [
    'Titujt e veprimtarive kanë vend vetëm brenda një dite.',
    'Bëjeni paragraf, ose zhvendoseni te një ditë.',
  ],
  'report/year-folder': otherYear,
  'report/year-start': otherYear,
  'mdx/missing-property': ({ name, property }) => [
    `„${cardNames[name] ?? name}: ${partNames[property] ?? property}“ mungon.`,
    fillIn,
  ],
  'mdx/component-empty': ({ name }) => [
    `„${cardNames[name] ?? name}“ është e zbrazët.`,
    'Shkruani diçka në të, ose hiqeni.',
  ],
  'mdx/component-content': ({ name }) => [
    `Kjo nuk ka vend brenda kartelës „${cardNames[name] ?? name}“.`,
    'Zhvendoseni jashtë saj.',
  ],
  'link/missing-page': ({ address, suggestion }) => [
    `Faqja „${address}“ nuk ekziston.`,
    suggestion === undefined ? 'Zgjidheni faqen te butoni „Lidhje“.' : likeThis(suggestion),
  ],
  'report/date-range': () => [
    'Dita e fundit vjen para ditës së parë.',
    'Zgjidhni një ditë të fundit që nuk vjen para së parës.',
  ],
}
