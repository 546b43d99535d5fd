import type { ChangedDocument } from '../protocol.ts'

const states = { new: 'i ri', changed: 'i ndryshuar', removed: 'i hequr' }

/** „Titulli“: i ndryshuar, 3 foto */
function lineOf({ title, state, pictures }: ChangedDocument): string {
  return `„${title}“: ${states[state]}${pictures === 0 ? '' : `, ${pictures} foto`}`
}

/** What the studio says of handing on, on both sides, and what it writes for those who receive it. */
export const publishWords = {
  publish: (count: number) => (count === 0 ? 'Publiko' : `Publiko (${count})`),
  title: 'Publikimi',
  loading: 'Po shihet çfarë ka ndryshuar…',
  lineOf,
  changed: 'Këto ndryshime të ruajtura nuk janë dorëzuar ende:',
  nothing: 'Të gjitha ndryshimet e ruajtura janë dorëzuar.',
  drafts: 'Këto drafte nuk janë ruajtur, prandaj mbeten jashtë:',
  ways: {
    push: 'Ndryshimet dërgohen si propozim. Faqja publike ndryshon pasi propozimi të pranohet.',
    commit:
      'Ky kompjuter nuk di ku t’i dërgojë: ndryshimet mblidhen në një degë të Git-it, dhe ju i dërgoni si skedar .zip.',
    zip: 'Shkarkoni skedarin .zip dhe dërgojani atij që e mban faqen; brenda shkruhet çfarë ka ndryshuar. Pastaj shënojini si të dorëzuara.',
  },
  send: { push: 'Publiko', commit: 'Mblidhi në degë', zip: 'Shënoji si të dorëzuara' },
  sending: 'Po dërgohet…',
  takeNew: 'Merr çfarë është e re',
  download: 'Shkarko ndryshimet (.zip)',
  author: 'Propozimi mban emrin tuaj; shkruajeni një herë.',
  name: 'Emri dhe mbiemri',
  email: 'Posta elektronike',
  noAuthor: 'Shkruani emrin dhe postën elektronike, me të cilat nënshkruhet propozimi.',
  done: {
    proposed: (branch: string) => `U dërgua: ndryshimet janë në degën „${branch}“ dhe presin të pranohen.`,
    committed: (branch: string) =>
      `U mblodhën në degën „${branch}“ të këtij kompjuteri. Dërgojani skedarin .zip atij që e mban faqen.`,
    current: () => 'Gjithçka është dorëzuar, dhe përmbajtja këtu është më e reja.',
    marked: () => 'U shënuan si të dorëzuara.',
  },
  open: 'Hape faqen e propozimit',
  openNote: 'Te faqja e propozimit shtypni butonin që e krijon.',
  tellNote: 'Njoftoni atë që e mban faqen se dega pret.',
  clashes: 'Dikush tjetër ka ndryshuar të njëjtin vend',
  clashesText: 'Zgjidhni cili version mbetet. Tjetri nuk humb: ruhet në histori.',
  versions: { draft: 'Versioni juaj', disk: 'Versioni i tjetrit' },
  take: { mine: 'Mbaje timin', theirs: 'Merr të tjetrit' },
  gone: { mine: 'Ju e keni hequr këtë skedar.', theirs: 'Tjetri e ka hequr këtë skedar.' },
  continue: 'Vazhdo',
  underWay:
    'Në këtë dosje një punë e Git-it ka mbetur përgjysmë (merge, rebase a tjetër). Ai që e nisi duhet ta mbarojë ose ta ndalë; pastaj provoni përsëri.',
  unrelated:
    'Kjo kopje dhe ajo në server nuk bashkohen dot vetë. Asgjë nuk u prek; dërgoni skedarin .zip dhe kërkoni ndihmë.',
  otherWork: (branch: string) =>
    `Kjo kopje ka punë jashtë përmbajtjes që nuk është në degën „${branch}“, dhe studioja nuk e dërgon. Kaloni te dega „${branch}“, ose dërgoni skedarin .zip.`,
  gitSays: (line: string) => `Git-i thotë: ${line}`,
  failures: {
    locked:
      'Një program tjetër po përdor Git-in në këtë dosje. Mbylleni dhe provoni përsëri; nëse nuk ka asnjë, fshini skedarin .lock të përmendur këtu.',
    refused:
      'Serveri nuk e pranoi dërgimin. Ndryshimet mbeten të ruajtura këtu; tregojani atij që e mban faqen.',
    moved: 'Dikush dërgoi diçka pikërisht tani. Provoni përsëri: studioja e merr dhe vazhdon.',
    forbidden:
      'Serveri nuk ju njeh ose nuk ju lejon të dërgoni. Kërkojini leje atij që e mban faqen, ose dërgojani skedarin .zip.',
    unreachable: 'Serveri nuk u përgjigj. Shihni lidhjen me internetin dhe provoni përsëri; asgjë nuk humb.',
    inTheWay:
      'Në këtë kompjuter ka skedarë të ndryshuar që kanë ndryshuar edhe në server. Ruajini ose kthejini me Git, dhe provoni përsëri.',
    other: 'Git-i nuk e kreu punën. Asgjë nuk humbi; provoni përsëri ose kërkoni ndihmë.',
  },
  /** In Albanian, as the titles in it: it is the proposal's title, and who reads proposals reads the site. */
  message(documents: readonly ChangedDocument[]): string {
    const [first = 'Përmbajtja', ...more] = documents.map(({ title }) => title)
    const subject = `„${first.length > 50 ? `${first.slice(0, 49)}…` : first}“`
    const lines = documents.map((document) => `- ${lineOf(document)}`)
    return `${subject}${more.length === 0 ? '' : ` dhe ${more.length} të tjera`}\n\n${lines.join('\n')}\n`
  },
  merged: 'Merr çfarë ka ndryshuar ndërkohë',
  zip: {
    note: 'NDRYSHIMET.txt',
    text: (documents: readonly ChangedDocument[], gone: readonly string[]) =>
      [
        'Ndryshimet e faqes, nga studioja. Vendoseni dosjen content mbi atë të projektit.',
        ...['', ...documents.map(lineOf), ''],
        ...(gone.length === 0 ? [] : ['Skedarë për t’u fshirë:', ...gone, '']),
      ].join('\n'),
  },
} as const
