import { isPlaceholder, meantHref } from '../../links/address.ts'
import type {
  BodyKind,
  Columns,
  FolderKind,
  LeftoverKind,
  LooseForm,
  Misopened,
  PropertyKind,
  StrayUse,
} from '../values.ts'

/** `Mos deshe „title“?`, or nothing where no guess is good enough. */
export function didYouMean(suggestion?: string): string | undefined {
  return suggestion === undefined ? undefined : `Mos deshe të shkruash „${suggestion}“?`
}

/** `„a“, „b“ ose „c“`. */
export function oneOf(names: readonly string[]): string {
  const quoted = names.map((name) => `„${name}“`)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} ose ${quoted.at(-1)}`
}

/** `„a“, „b“ dhe „c“`. */
export function allOf(names: readonly string[]): string {
  const quoted = names.map((name) => `„${name}“`)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} dhe ${quoted.at(-1)}`
}

/** `Shkruaj p.sh.: title: …`, or a general hint where there is no example. */
export function writeLike(example: string | undefined, otherwise: string): string {
  if (example === undefined) return otherwise
  return `Shkruaj p.sh.: ${example.replaceAll(/\n\s*/g, ' ')}`
}

/** What is wrong with the quotes around the value of an attribute or a property. */
export function quotesOf(form: LooseForm, name: string): string {
  if (form === 'curly') return `Thonjëzat te „${name}“ janë të lakuara; këtu vlejnë vetëm thonjëzat e drejta.`
  return form === 'bare' ? `Te „${name}“ mungojnë thonjëzat.` : `Te „${name}“ mungon njëra thonjëz.`
}

/** What to write in the place of an address of the guide. */
export const realAddress = 'Shkruaj adresën e vërtetë në vend të asaj me „…“, që është vetëm shembull.'

/** What to write in a property of a component, by what it holds. */
export const propertyCures: Readonly<Record<PropertyKind, string>> = {
  text: 'Shkruaj një tekst që thotë diçka.',
  picture: 'Shkruaj emrin e një fotoje të së njëjtës dosje, p.sh. 03.jpg',
  https: 'Shkruaj një adresë të plotë që nis me https://',
  language: 'Shkruaj shkurtesën e gjuhës, p.sh. en',
}

/** What a component may hold, in words. */
export const componentContents = {
  paragraphs: 'paragrafë dhe lista',
  list: 'një listë me pika, dhe asgjë tjetër',
  text: 'tekst',
  nothing: 'asgjë: shenja mbyllet vetë, me />',
} as const

/** Where documents lie. */
export const places =
  'Vendet janë: reports/<viti>/index.mdx, news/<emri>/index.mdx, projects/<viti>-<emri>.mdx.'

/** A document of each kind. */
export const documentKinds: Readonly<Record<FolderKind, string>> = {
  report: 'raport',
  news: 'lajm',
  project: 'projekt',
}

/** The documents of each kind, in the case that follows “folder of”. */
export const documentFolders: Readonly<Record<FolderKind, string>> = {
  report: 'raporteve',
  news: 'lajmeve',
  project: 'projekteve',
}

/** Where the content of a folder goes. */
export function moveTo(folder: string, taken: string | undefined): string {
  if (taken === undefined) return `Zhvendos ç’ka brenda te: content/${folder}/`
  return `Vendi i duhur është content/${folder}/, por aty ka tashmë „${taken}“: fshiji kopjet dhe zhvendosi atje të tjerat.`
}

/** What an editor who drops a file here probably wants, and how it is done. */
export function strayCure(name: string, use: StrayUse): string {
  switch (use) {
    case 'office':
      return 'Kopjoje tekstin e tij në një dokument të ri (npm run new) dhe hiqe këtë skedar nga dosja.'
    case 'office-lock':
      return 'E krijon vetë Word-i ndërsa dokumenti është i hapur: mbylle Word-in dhe fshije skedarin.'
    case 'download':
      return `Që të shkarkohet nga faqja, vendose në dosjen public dhe bëje lidhje: /${encodeURIComponent(name)}`
    case 'media':
      return 'Ngarkoje videon ose incizimin në një shërbim dhe shfaqe lidhjen, te raportet me <VideoCard href="https://…" title="…" />; këtu hiqe.'
    default:
      return 'Dokumentet mbarojnë me .mdx, fotot me .jpg; çdo gjë tjetër hiqet nga dosja.'
  }
}

/** Kinds of values, in words. */
export const valueKinds: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'numër',
  int: 'numër i plotë',
  boolean: 'po ose jo',
  array: 'listë',
  tuple: 'listë',
  object: 'grup fushash',
  null: 'asgjë',
}

const listCure =
  'Shkruaje secilën vlerë në rresht të vet nën emrin e fushës, me vizë dhe hapësirë para saj: - …'

/** What to write of each kind where no example is known. */
export const plainCures: Readonly<Record<string, string>> = {
  string: 'Vëre vlerën në thonjëza: "…"',
  array: listCure,
  tuple: listCure,
}

/** Forms of values: what is wrong, and what to write. */
export const forms: Readonly<Record<string, { what: string; cure: string }>> = {
  email: { what: 'nuk është adresë e-poste', cure: 'Shkruaj p.sh.: emri@shembull.org' },
  url: { what: 'nuk është adresë e plotë uebi', cure: 'Adresa nis me https:// dhe nuk ka hapësira.' },
  safeint: { what: 'nuk është numër i plotë', cure: 'Shkruaj një numër pa presje dhe pa pikë.' },
}

/** What to do with a picture that is put in with signs of Markdown or HTML. */
export const pictureCures: Readonly<Record<BodyKind, string>> = {
  report: 'Shtoje foton në galeri, ose përdor <Figure file="…" alt="…" />.',
  project: 'Projektet nuk kanë foto; hiqe.',
}

const listTags = 'Hiqi shenjat dhe nise çdo pikë me vizë: - Teksti i pikës'

const paragraphTags = 'Hiqi shenjat; paragrafët i ndan një rresht i zbrazët.'

const strongTags = 'Hiqi shenjat; për theksim shkruaj: **fjalë**'

const emphasisTags = 'Hiqi shenjat; për theksim shkruaj: *fjalë*'

const tagCures: Readonly<Record<string, string>> = {
  br: 'Hiqe; një rresht i zbrazët e nis paragrafin e ri.',
  hr: 'Hiqe; vija ndarëse nuk përdoren.',
  table: 'Hiqi shenjat; tabelat nuk përdoren këtu. Shkruaji rreshtat si listë me pika: - Teksti i pikës',
  ...{
    ul: listTags,
    ol: listTags,
    li: listTags,
    p: paragraphTags,
    div: paragraphTags,
    section: paragraphTags,
  },
  ...{ b: strongTags, strong: strongTags, u: strongTags, i: emphasisTags, em: emphasisTags },
  sub: 'Hiqi shenjat; shifra e ulët shkruhet si shkronjë: CO₂',
}

/** What to write in the place of an element of HTML. */
export function htmlCure(name: string, body: BodyKind, address: string | undefined): string {
  if (name.includes(':')) return `Vjen nga Word-i; fshiji shenjat <${name}> dhe </${name}>.`
  if (name === 'img') return pictureCures[body]
  if (/^(iframe|video|embed|object)$/.test(name)) {
    const href = address ?? 'https://…'
    return body === 'report'
      ? `Videoja shfaqet me: <VideoCard href="${href}" title="Titulli i videos" />`
      : `Hiqe; për një video shkruaj lidhjen: [titulli i videos](${href})`
  }
  if (name === 'a') return `Shkruaj: [teksti i lidhjes](${address ?? 'adresa'})`
  if (/^h[1-6]$/.test(name))
    return body === 'report'
      ? 'Hiqi shenjat; seksionet shkruhen me ##, titujt brenda një dite me ###.'
      : 'Hiqi shenjat; përshkrimi i projektit nuk ka tituj.'
  return tagCures[name] ?? 'Hiqe, dhe shkruaje me shenjat e Markdown-it: **theksim**, *kursive*, - listë.'
}

/** What to do with a component of reports in a project. */
export function elsewhereCure(name: string, address: string | undefined): string {
  if (name === 'Figure') return pictureCures.project
  if (name === 'VideoCard')
    return `Hiqe; për një video shkruaj lidhjen: [titulli i videos](${address ?? 'https://…'})`
  return `Hiqi shenjat <${name}> dhe </${name}>; përmbajtja e tyre mbetet.`
}

/** What to write in the place of elements that news posts do not have. */
export const foreignElements: Readonly<Record<string, string>> = {
  script: 'Skriptet nuk lejohen askund.',
  iframe: 'Kornizat me faqe të huaja nuk lejohen; vër një lidhje te faqja.',
  h1: 'Titulli i lajmit është tashmë h1; përdor h2.',
  div: 'Përdor <p> për paragrafë.',
  font: 'Përdor <strong> ose <em> për theksim.',
  u: 'Përdor <strong> ose <em> për theksim.',
  video: 'Vër një lidhje te videoja.',
}

/** What Markdown has and the site does not use, in words. */
export const nodes: Readonly<Record<string, string>> = {
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
}

/** What to do with signs that were not understood. */
export const leftovers: Readonly<Record<Exclude<LeftoverKind, 'footnote'>, string>> = {
  emphasis: 'Theksimi hapet dhe mbyllet ngjitur me fjalët: **fjalë** ose *fjalë*. Vetë shenja shkruhet \\*',
  strike: 'Teksti i prerë me vijë nuk përdoret; hiqi shenjat ~.',
  highlight: 'Teksti me ngjyrë nuk përdoret; hiqi shenjat ==, ose theksoje: **fjalë**',
  task: 'Kutitë e detyrave nuk përdoren; hiqe kutinë dhe lëre vetëm pikën: - Teksti i pikës',
  link: 'Lidhja shkruhet pa hapësira ndërmjet dhe brenda kllapave të adresës: [teksti](/adresa)',
  table: 'Tabelat nuk përdoren këtu; shkruaji rreshtat si listë me pika.',
}

/** What to do with a footnote. */
export const footnoteCures: Readonly<Record<BodyKind, string>> = {
  report: 'Shënimet në fund nuk përdoren; vendose shpjegimin në kllapa ose në një <Note>.',
  project: 'Shënimet në fund nuk përdoren; vendose shpjegimin në kllapa.',
}

/** How an alternative text is written. */
export const alternative =
  'Thuaj me një fjali çfarë shihet, p.sh.: „Ilustrim: nxënës rreth një paneli diellor“.'

/** How a photo becomes a JPEG, by the format that it is in. */
export const jpegCures = {
  heic:
    'Ruaje si JPEG. Për fotot e reja në iPhone zgjidh Settings › Camera › Formats › Most Compatible; ' +
    'foton e bërë hape në kompjuter dhe eksportoje (Mac: Preview › File › Export; Windows: Photos › Save as).',
  other: 'Hape në programin ku u bë dhe ruaje (Save as ose Export) si JPEG, me mbaresën .jpg.',
}

/** The order of the sections of a report. */
export const sectionOrder = 'Radha është: Hyrje, Objektivat (kur ka), Data: …, Përfundim.'

const allowedAddresses =
  'Lejohen: https://…, /faqja e këtij siti, #vendi në faqe, mailto:emri@example.org dhe tel:+38300000001.'

/** What to write in the place of an address that is not allowed. */
export function meantAddress(address: string): string {
  if (isPlaceholder(address)) return realAddress
  if (/^https?:\/\/[^/?#]*@/i.test(address))
    return 'Shkruaje pa pjesën para shenjës @: faqja që hapet është ajo pas saj, p.sh.: https://www.example.org'
  if (address.startsWith('http://')) return `Shkruaje me https: ${address.replace('http:', 'https:')}`
  if (/^www\.[^\s:]+$/i.test(address)) return `Shkruaj: https://${address}`
  if (/^[^@\s:/]+@[^@\s:/]+\.[^@\s:/]+$/.test(address)) return `Shkruaj: ${meantHref(address)}`
  if (/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/.test(address)) return `Shkruaj: /${address}`
  return allowedAddresses
}

/** What is wrong with the beginning of a document. */
export const misopened: Readonly<Record<Misopened, { message: string; cure: string }>> = {
  none: {
    message: 'Dokumenti nuk nis me fushat e tij.',
    cure: 'Rreshti i parë duhet të jetë „---“; pas tij vijnë fushat, pastaj përsëri një rresht „---“.',
  },
  late: {
    message: 'Para tri vizave që i hapin fushat ka rreshta të zbrazët ose hapësira.',
    cure: 'Fshije çdo gjë para tyre: rreshti i parë i skedarit duhet të jetë „---“.',
  },
  dashes: {
    message: 'Rreshti i parë nuk është pikërisht tri viza të shkurtra.',
    cure: 'Shkruaj tri viza të shkurtra: ---',
  },
  above: {
    message: 'Para tri vizave që i hapin fushat qëndron diçka tjetër.',
    cure: 'Fshije çdo gjë para tyre: rreshti i parë i skedarit duhet të jetë „---“.',
  },
  fence: {
    message: 'Para tri vizave që i hapin fushat qëndron rreshti „```“, që e kthen tekstin në kod.',
    cure: 'Fshije këtë rresht dhe rreshtin „```“ që e mbyll: rreshti i parë i skedarit duhet të jetë „---“.',
  },
}

/** How many blanks stand before a line, in front of the line itself; a line in its column only needs other words. */
export function blanksBefore(column?: Columns): string {
  if (column === undefined) return 'Shkruaj: '
  if (column.meant === 1) return 'Fshiji hapësirat para tij: '
  return `Lëri para tij ${column.meant === 2 ? 'vetëm një hapësirë' : `pikërisht ${column.meant - 1} hapësira`}: `
}
