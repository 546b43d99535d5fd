import { documentKinds } from '../../../model/document-kinds.ts'
import { isPlaceholder, meantHref } from '../../links/address.ts'
import type { Columns, LooseForm } from '../values.ts'

type Words = Readonly<Record<string, string>>

const listCure =
  'Shkruajeni secilën vlerë në rresht të vet nën emrin e fushës, me vizë dhe hapësirë para saj: - …'

const firstLine = 'Fshijeni çdo gjë para tyre: rreshti i parë i skedarit duhet të jetë „---“.'

/** Phrases shared by several rules, and the cases of rules with several, in Albanian. */
export const sq = {
  /** Empty without a suggestion. */
  didYouMean: (suggestion?: string) =>
    suggestion === undefined ? undefined : `Mos deshët të shkruani „${suggestion}“?`,
  write: (corrected: string) => `Shkruani: ${corrected}`,
  /** `„a“, „b“ ose „c“` */
  oneOf: (names: readonly string[]) => listed('disjunction', names),
  /** `„a“, „b“ dhe „c“` */
  allOf: (names: readonly string[]) => listed('conjunction', names),
  /** An example, or a general hint where there is none. */
  writeLike: (example: string | undefined, otherwise: string) =>
    example === undefined ? otherwise : `Shkruani p.sh.: ${example.replaceAll(/\n\s*/g, ' ')}`,
  /** What is wrong with the quotes around the value of an attribute or a property. */
  quotesOf(form: LooseForm, name: string): string {
    if (form === 'curly')
      return `Thonjëzat te „${name}“ janë të lakuara; këtu vlejnë vetëm thonjëzat e drejta.`
    return form === 'bare' ? `Te „${name}“ mungojnë thonjëzat.` : `Te „${name}“ mungon njëra thonjëz.`
  },
  /** What to write instead of an example address of the guide. */
  realAddress: 'Shkruani adresën e vërtetë në vend të asaj me „…“, që është vetëm shembull.',
  /** Where documents lie. */
  places: `Vendet janë: ${Object.values(documentKinds)
    .map(({ sq }) => sq.place)
    .join(', ')}.`,
  /** Where the content of a folder goes. */
  moveTo: (folder: string, taken: string | undefined) =>
    taken === undefined
      ? `Zhvendosni ç’ka brenda te: content/${folder}/`
      : `Vendi i duhur është content/${folder}/, por aty ka tashmë „${taken}“: fshijini kopjet dhe zhvendosini atje të tjerat.`,
  /** What an editor who adds such a file probably wants, and how to do it. */
  strayCures: {
    office: 'Kopjojeni tekstin e tij në një dokument të ri (npm run new) dhe hiqeni këtë skedar nga dosja.',
    'office-lock':
      'E krijon vetë Word-i ndërsa dokumenti është i hapur: mbylleni Word-in dhe fshijeni skedarin.',
    media:
      'Ngarkojeni videon ose incizimin në një shërbim dhe shfaqeni lidhjen, te raportet me <VideoCard href="https://…" title="…" />; këtu hiqeni.',
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
  } as Words,
  /** What to write, by kind of value, if there is no example. */
  plainCures: { string: 'Vëreni vlerën në thonjëza: "…"', array: listCure, tuple: listCure } as Words,
  seeOther: 'Shihni të njëjtën fushë te një dokument tjetër.',
  /** Forms of values: what is wrong, and what to write. */
  forms: {
    email: { what: 'nuk është adresë e-poste', cure: 'Shkruani p.sh.: emri@shembull.org' },
    url: { what: 'nuk është adresë e plotë uebi', cure: 'Adresa nis me https:// dhe nuk ka hapësira.' },
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
      cure: 'Shkruani tri viza të shkurtra: ---',
    },
    above: {
      message: 'Para tri vizave që i hapin fushat qëndron diçka tjetër.',
      cure: firstLine,
    },
    fence: {
      message: 'Para tri vizave që i hapin fushat qëndron rreshti „```“, që e kthen tekstin në kod.',
      cure: 'Fshijeni këtë rresht dhe rreshtin „```“ që e mbyll: rreshti i parë i skedarit duhet të jetë „---“.',
    },
  },
  /** What to do with a picture in Markdown or HTML syntax. */
  pictureCures: {
    report: 'Shtojeni foton në galeri, ose përdorni <Figure file="…" alt="…" />.',
    plain: 'Ky tekst nuk ka foto; hiqeni.',
  },
  /** What to do with a tag from Word. */
  wordTag: (name: string) => `Vjen nga Word-i; fshijini shenjat <${name}> dhe </${name}>.`,
  tags: {
    video: (href: string) => `Videoja shfaqet me: <VideoCard href="${href}" title="Titulli i videos" />`,
    videoLink: (href: string) => `Hiqeni; për një video shkruani lidhjen: [titulli i videos](${href})`,
    link: (address = 'adresa') => `Shkruani: [teksti i lidhjes](${address})`,
    heading: {
      report: 'Hiqini shenjat; seksionet shkruhen me ##, titujt brenda një dite me ###.',
      plain: 'Hiqini shenjat; ky tekst nuk ka tituj.',
    },
    kept: (name: string) => `Hiqini shenjat <${name}> dhe </${name}>; përmbajtja e tyre mbetet.`,
    named: {
      br: 'Hiqeni; një rresht i zbrazët e nis paragrafin e ri.',
      hr: 'Hiqeni; vija ndarëse nuk përdoren.',
      table:
        'Hiqini shenjat; tabelat nuk përdoren këtu. Shkruajini rreshtat si listë me pika: - Teksti i pikës',
      li: 'Hiqini shenjat dhe niseni çdo pikë me vizë: - Teksti i pikës',
      p: 'Hiqini shenjat; paragrafët i ndan një rresht i zbrazët.',
      strong: 'Hiqini shenjat; për theksim shkruani: **fjalë**',
      em: 'Hiqini shenjat; për theksim shkruani: *fjalë*',
      sub: 'Hiqini shenjat; shifra e ulët shkruhet si shkronjë: CO₂',
    } as Words,
    other: 'Hiqeni, dhe shkruajeni me shenjat e Markdown-it: **theksim**, *kursive*, - listë.',
  },
  /** What to do with a footnote. */
  footnoteCures: {
    report: 'Shënimet në fund nuk përdoren; vendoseni shpjegimin në kllapa ose në një <Note>.',
    plain: 'Shënimet në fund nuk përdoren; vendoseni shpjegimin në kllapa.',
  },
  /** How to write an alternative text. */
  alternative: 'Thoni me një fjali çfarë shihet, p.sh.: „Ilustrim: nxënës rreth një paneli diellor“.',
  /** How to convert a photo to JPEG, by its format. */
  jpegCures: {
    heic:
      'Ruajeni si JPEG. Për fotot e reja në iPhone zgjidhni Settings › Camera › Formats › Most Compatible; ' +
      'foton e bërë hapeni në kompjuter dhe eksportojeni (Mac: Preview › File › Export; Windows: Photos › Save as).',
    other: 'Hapeni në programin ku u bë dhe ruajeni (Save as ose Export) si JPEG, me mbaresën .jpg.',
  },
  /** The order of the sections of a report. */
  sectionOrder: 'Radha është: Hyrje, Objektivat (kur ka), Data: …, Përfundim.',
  /** What to write instead of an address that is not allowed. */
  meantAddress(address: string): string {
    if (isPlaceholder(address)) return sq.realAddress
    if (/^https?:\/\/[^/?#]*@/i.test(address))
      return 'Shkruajeni pa pjesën para shenjës @: faqja që hapet është ajo pas saj, p.sh.: https://www.example.org'
    if (address.startsWith('http://')) return `Shkruajeni me https: ${address.replace('http:', 'https:')}`
    if (/^www\.[^\s:]+$/i.test(address)) return `Shkruani: https://${address}`
    if (/^[^@\s:/]+@[^@\s:/]+\.[^@\s:/]+$/.test(address)) return `Shkruani: ${meantHref(address)}`
    if (/^(?!(?:content|reports|news)\/)[a-z][a-z0-9-]*(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/.test(address))
      return `Shkruani: /${address}`
    return 'Lejohen: https://…, /faqja e këtij siti, #vendi në faqe, mailto:emri@example.org dhe tel:+38300000001.'
  },
  /** The start of a cure, before the corrected line: how many spaces the line needs; without `column`, just “write”. */
  blanksBefore(column?: Columns): string {
    if (column === undefined) return 'Shkruani: '
    if (column.meant === 1) return 'Fshijini hapësirat para tij: '
    return `Lërini para tij ${column.meant === 2 ? 'vetëm një hapësirë' : `pikërisht ${column.meant - 1} hapësira`}: `
  },
}

function listed(type: 'conjunction' | 'disjunction', names: readonly string[]): string {
  return new Intl.ListFormat('sq', { type }).format(names.map((name) => `„${name}“`))
}
