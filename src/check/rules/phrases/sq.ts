import { documentKinds } from '../../../model/document-kinds.ts'
import { isPlaceholder, meantHref } from '../../links/address.ts'
import type { Columns, LooseForm } from '../values.ts'

type Words = Readonly<Record<string, string>>

const listCure =
  'Shkruaje secilën vlerë në rresht të vet nën emrin e fushës, me vizë dhe hapësirë para saj: - …'

const firstLine = 'Fshije çdo gjë para tyre: rreshti i parë i skedarit duhet të jetë „---“.'

/** Phrases shared by several rules, and the cases of rules with several, in Albanian. */
export const sq = {
  /** Empty without a suggestion. */
  didYouMean: (suggestion?: string) =>
    suggestion === undefined ? undefined : `Mos deshe të shkruash „${suggestion}“?`,
  write: (corrected: string) => `Shkruaj: ${corrected}`,
  /** `„a“, „b“ ose „c“` */
  oneOf: (names: readonly string[]) => listed('disjunction', names),
  /** `„a“, „b“ dhe „c“` */
  allOf: (names: readonly string[]) => listed('conjunction', names),
  /** An example, or a general hint where there is none. */
  writeLike: (example: string | undefined, otherwise: string) =>
    example === undefined ? otherwise : `Shkruaj p.sh.: ${example.replaceAll(/\n\s*/g, ' ')}`,
  /** What is wrong with the quotes around the value of an attribute or a property. */
  quotesOf(form: LooseForm, name: string): string {
    if (form === 'curly')
      return `Thonjëzat te „${name}“ janë të lakuara; këtu vlejnë vetëm thonjëzat e drejta.`
    return form === 'bare' ? `Te „${name}“ mungojnë thonjëzat.` : `Te „${name}“ mungon njëra thonjëz.`
  },
  /** What to write instead of an example address of the guide. */
  realAddress: 'Shkruaj adresën e vërtetë në vend të asaj me „…“, që është vetëm shembull.',
  /** What to write in a property of a component, by its kind. */
  propertyCures: {
    text: 'Shkruaj një tekst që thotë diçka.',
    picture: 'Shkruaj emrin e një fotoje të së njëjtës dosje, p.sh. 03.jpg',
    https: 'Shkruaj një adresë të plotë që nis me https://',
    language: 'Shkruaj shkurtesën e gjuhës, p.sh. en',
  },
  /** The allowed content of a component. */
  componentContents: {
    paragraphs: 'paragrafë dhe lista',
    list: 'një listë me pika, dhe asgjë tjetër',
    text: 'tekst',
    nothing: 'asgjë: shenja mbyllet vetë, me />',
  },
  /** Where documents lie. */
  places: `Vendet janë: ${Object.values(documentKinds)
    .map(({ sq }) => sq.place)
    .join(', ')}.`,
  /** Where the content of a folder goes. */
  moveTo: (folder: string, taken: string | undefined) =>
    taken === undefined
      ? `Zhvendos ç’ka brenda te: content/${folder}/`
      : `Vendi i duhur është content/${folder}/, por aty ka tashmë „${taken}“: fshiji kopjet dhe zhvendosi atje të tjerat.`,
  /** What an editor who adds such a file probably wants, and how to do it. */
  strayCures: {
    office: 'Kopjoje tekstin e tij në një dokument të ri (npm run new) dhe hiqe këtë skedar nga dosja.',
    'office-lock': 'E krijon vetë Word-i ndërsa dokumenti është i hapur: mbylle Word-in dhe fshije skedarin.',
    media:
      'Ngarkoje videon ose incizimin në një shërbim dhe shfaqe lidhjen, te raportet me <VideoCard href="https://…" title="…" />; këtu hiqe.',
    other: 'Dokumentet mbarojnë me .mdx, fotot me .jpg; çdo gjë tjetër hiqet nga dosja.',
  },
  /** Kinds of values. */
  valueKinds: {
    string: 'tekst',
    number: 'numër',
    int: 'numër i plotë',
    boolean: 'po ose jo',
    array: 'listë',
    tuple: 'listë',
    object: 'grup fushash',
    null: 'asgjë',
  } as Words,
  /** What to write, by kind of value, if there is no example. */
  plainCures: { string: 'Vëre vlerën në thonjëza: "…"', array: listCure, tuple: listCure } as Words,
  seeOther: 'Shihe të njëjtën fushë te një dokument tjetër.',
  /** Forms of values: what is wrong, and what to write. */
  forms: {
    email: { what: 'nuk është adresë e-poste', cure: 'Shkruaj p.sh.: emri@shembull.org' },
    url: { what: 'nuk është adresë e plotë uebi', cure: 'Adresa nis me https:// dhe nuk ka hapësira.' },
    safeint: { what: 'nuk është numër i plotë', cure: 'Shkruaj një numër pa presje dhe pa pikë.' },
  } as Readonly<Record<string, { what: string; cure: string }>>,
  /** What is wrong with the beginning of a document. */
  misopened: {
    none: {
      message: 'Dokumenti nuk nis me fushat e tij.',
      cure: 'Rreshti i parë duhet të jetë „---“; pas tij vijnë fushat, pastaj përsëri një rresht „---“.',
    },
    late: {
      message: 'Para tri vizave që i hapin fushat ka rreshta të zbrazët ose hapësira.',
      cure: firstLine,
    },
    dashes: {
      message: 'Rreshti i parë nuk është pikërisht tri viza të shkurtra.',
      cure: 'Shkruaj tri viza të shkurtra: ---',
    },
    above: {
      message: 'Para tri vizave që i hapin fushat qëndron diçka tjetër.',
      cure: firstLine,
    },
    fence: {
      message: 'Para tri vizave që i hapin fushat qëndron rreshti „```“, që e kthen tekstin në kod.',
      cure: 'Fshije këtë rresht dhe rreshtin „```“ që e mbyll: rreshti i parë i skedarit duhet të jetë „---“.',
    },
  },
  /** What to do with a picture in Markdown or HTML syntax. */
  pictureCures: {
    report: 'Shtoje foton në galeri, ose përdor <Figure file="…" alt="…" />.',
    plain: 'Ky tekst nuk ka foto; hiqe.',
  },
  /** What to do with a tag from Word. */
  wordTag: (name: string) => `Vjen nga Word-i; fshiji shenjat <${name}> dhe </${name}>.`,
  tags: {
    video: (href: string) => `Videoja shfaqet me: <VideoCard href="${href}" title="Titulli i videos" />`,
    videoLink: (href: string) => `Hiqe; për një video shkruaj lidhjen: [titulli i videos](${href})`,
    link: (address = 'adresa') => `Shkruaj: [teksti i lidhjes](${address})`,
    heading: {
      report: 'Hiqi shenjat; seksionet shkruhen me ##, titujt brenda një dite me ###.',
      plain: 'Hiqi shenjat; ky tekst nuk ka tituj.',
    },
    kept: (name: string) => `Hiqi shenjat <${name}> dhe </${name}>; përmbajtja e tyre mbetet.`,
    named: {
      br: 'Hiqe; një rresht i zbrazët e nis paragrafin e ri.',
      hr: 'Hiqe; vija ndarëse nuk përdoren.',
      table: 'Hiqi shenjat; tabelat nuk përdoren këtu. Shkruaji rreshtat si listë me pika: - Teksti i pikës',
      li: 'Hiqi shenjat dhe nise çdo pikë me vizë: - Teksti i pikës',
      p: 'Hiqi shenjat; paragrafët i ndan një rresht i zbrazët.',
      strong: 'Hiqi shenjat; për theksim shkruaj: **fjalë**',
      em: 'Hiqi shenjat; për theksim shkruaj: *fjalë*',
      sub: 'Hiqi shenjat; shifra e ulët shkruhet si shkronjë: CO₂',
    } as Words,
    other: 'Hiqe, dhe shkruaje me shenjat e Markdown-it: **theksim**, *kursive*, - listë.',
  },
  /** What to write instead of elements that news posts do not allow. */
  foreignElements: {
    script: 'Skriptet nuk lejohen askund.',
    iframe: 'Kornizat me faqe të huaja nuk lejohen; vër një lidhje te faqja.',
    h1: 'Titulli i lajmit është tashmë h1; përdor h2.',
    div: 'Përdor <p> për paragrafë.',
    font: 'Përdor <strong> ose <em> për theksim.',
    u: 'Përdor <strong> ose <em> për theksim.',
    video: 'Vër një lidhje te videoja.',
  } as Words,
  /** Markdown features that the site does not use. */
  nodes: {
    image: 'një foto e futur me ![…](…)',
    imageReference: 'një foto e futur me ![…][…]',
    code: 'një bllok kodi',
    inlineCode: 'kod ndërmjet dy shenjave `',
    blockquote: 'një citim me >',
    thematicBreak: 'një vijë ndarëse',
    table: 'një tabelë',
    definition: 'një përkufizim lidhjeje',
    footnote: 'një shënim në fund të faqes',
    linkReference: 'një lidhje me dy palë kllapa katrore',
  } as Words,
  /** What to do with syntax that was not understood. */
  leftovers: {
    emphasis: 'Theksimi hapet dhe mbyllet ngjitur me fjalët: **fjalë** ose *fjalë*. Vetë shenja shkruhet \\*',
    strike: 'Teksti i prerë me vijë nuk përdoret; hiqi shenjat ~.',
    highlight: 'Teksti me ngjyrë nuk përdoret; hiqi shenjat ==, ose theksoje: **fjalë**',
    task: 'Kutitë e detyrave nuk përdoren; hiqe kutinë dhe lëre vetëm pikën: - Teksti i pikës',
    link: 'Lidhja shkruhet pa hapësira ndërmjet dhe brenda kllapave të adresës: [teksti](/adresa)',
    table: 'Tabelat nuk përdoren këtu; shkruaji rreshtat si listë me pika.',
  },
  /** What to do with a footnote. */
  footnoteCures: {
    report: 'Shënimet në fund nuk përdoren; vendose shpjegimin në kllapa ose në një <Note>.',
    plain: 'Shënimet në fund nuk përdoren; vendose shpjegimin në kllapa.',
  },
  /** How to write an alternative text. */
  alternative: 'Thuaj me një fjali çfarë shihet, p.sh.: „Ilustrim: nxënës rreth një paneli diellor“.',
  /** How to convert a photo to JPEG, by its format. */
  jpegCures: {
    heic:
      'Ruaje si JPEG. Për fotot e reja në iPhone zgjidh Settings › Camera › Formats › Most Compatible; ' +
      'foton e bërë hape në kompjuter dhe eksportoje (Mac: Preview › File › Export; Windows: Photos › Save as).',
    other: 'Hape në programin ku u bë dhe ruaje (Save as ose Export) si JPEG, me mbaresën .jpg.',
  },
  /** The order of the sections of a report. */
  sectionOrder: 'Radha është: Hyrje, Objektivat (kur ka), Data: …, Përfundim.',
  /** What to write instead of an address that is not allowed. */
  meantAddress(address: string): string {
    if (isPlaceholder(address)) return sq.realAddress
    if (/^https?:\/\/[^/?#]*@/i.test(address))
      return 'Shkruaje pa pjesën para shenjës @: faqja që hapet është ajo pas saj, p.sh.: https://www.example.org'
    if (address.startsWith('http://')) return `Shkruaje me https: ${address.replace('http:', 'https:')}`
    if (/^www\.[^\s:]+$/i.test(address)) return `Shkruaj: https://${address}`
    if (/^[^@\s:/]+@[^@\s:/]+\.[^@\s:/]+$/.test(address)) return `Shkruaj: ${meantHref(address)}`
    if (/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/.test(address)) return `Shkruaj: /${address}`
    return 'Lejohen: https://…, /faqja e këtij siti, #vendi në faqe, mailto:emri@example.org dhe tel:+38300000001.'
  },
  /** The start of a cure, before the corrected line: how many spaces the line needs; without `column`, just “write”. */
  blanksBefore(column?: Columns): string {
    if (column === undefined) return 'Shkruaj: '
    if (column.meant === 1) return 'Fshiji hapësirat para tij: '
    return `Lëri para tij ${column.meant === 2 ? 'vetëm një hapësirë' : `pikërisht ${column.meant - 1} hapësira`}: `
  },
}

function listed(type: 'conjunction' | 'disjunction', names: readonly string[]): string {
  return new Intl.ListFormat('sq', { type }).format(names.map((name) => `„${name}“`))
}
