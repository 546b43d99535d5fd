import type { ChangedDocument } from '../protocol.ts'

const states = { new: 'i ri', changed: 'i ndryshuar', removed: 'i hequr' }

/** „Titulli“: i ndryshuar, 3 foto */
function lineOf({ title, state, pictures }: ChangedDocument): string {
  return `„${title}“: ${states[state]}${pictures === 0 ? '' : `, ${pictures} foto`}`
}

/** What the studio says of handing on, on both sides, and what the proposal itself says to those who read it. */
export const publishWords = {
  publish: (count: number) => (count === 0 ? 'Publiko' : `Publiko (${count})`),
  title: 'Publikimi',
  loading: 'Po shihet çfarë ka ndryshuar…',
  lineOf,
  changed: 'Këto ndryshime të ruajtura nuk janë dorëzuar ende:',
  nothing: 'Të gjitha ndryshimet e ruajtura janë dorëzuar.',
  drafts: 'Këto drafte nuk janë ruajtur, prandaj mbeten jashtë:',
  ways: {
    push: 'Ndryshimet dërgohen si propozim. Faqja publike ndryshon kur propozimi të pranohet.',
    commit:
      'Ky kompjuter nuk di ku të dërgojë: ndryshimet mblidhen në një degë të Git-it, dhe ju mund t’i dërgoni si skedar .zip.',
    zip: 'Shkarkoni skedarin .zip dhe dërgojani me postë atij që e mban faqen. Brenda tij shkruhet çfarë ka ndryshuar.',
  },
  send: 'Publiko',
  sending: 'Po dërgohet…',
  takeNew: 'Merr çfarë është e re',
  commit: 'Mblidhi në degë',
  mark: 'Shënoji si të dorëzuara',
  download: 'Shkarko ndryshimet (.zip)',
  author: 'Propozimi mban emrin tuaj; shkruajeni një herë.',
  name: 'Emri juaj',
  email: 'Posta elektronike',
  noAuthor: 'Shkruani emrin dhe postën elektronike, me të cilat nënshkruhet propozimi.',
  done: {
    proposed: (branch: string) => `U dërgua. Ndryshimet janë në degën „${branch}“ dhe presin të pranohen.`,
    committed: (branch: string) =>
      `U mblodhën në degën „${branch}“ të këtij kompjuteri. Dërgojani skedarin .zip atij që e mban faqen.`,
    current: 'Gjithçka është dorëzuar, dhe përmbajtja këtu është më e reja.',
    marked: 'U shënuan si të dorëzuara.',
  },
  open: 'Hape faqen e propozimit',
  openNote: 'Aty shtypni butonin që e hap propozimin; pastaj e sheh ai që e pranon.',
  tellNote: 'Njoftoni atë që e mban faqen se dega pret.',
  clashes: 'Dikush tjetër ka ndryshuar të njëjtin vend',
  clashesText: 'Zgjidhni për secilin skedar cili version mbetet. Asnjëri nuk humb: tjetri mbetet në histori.',
  mine: 'Versioni juaj',
  theirs: 'Versioni i tjetrit',
  take: { mine: 'Mbaje timin', theirs: 'Merr të tjetrit' },
  removed: 'Skedari u hoq.',
  binary: 'Ky skedar nuk shfaqet si tekst.',
  continue: 'Vazhdo',
  underWay:
    'Në këtë dosje një punë e Git-it ka mbetur përgjysmë (merge, rebase a tjetër). Ai që e nisi duhet ta mbarojë ose ta ndalë; pastaj provoni përsëri.',
  unrelated:
    'Kjo kopje dhe ajo në server nuk bashkohen dot vetë. Asgjë nuk u prek; shkarkoni skedarin .zip dhe kërkoni ndihmë.',
  otherWork: (branch: string) =>
    `Kjo kopje ka edhe punë jashtë përmbajtjes që nuk është në degën „${branch}“; studioja nuk e dërgon. Kaloni te dega „${branch}“, ose shkarkoni skedarin .zip.`,
  gitSays: (line: string) => `Git-i thotë: ${line}`,
  failures: {
    late: 'Serveri nuk u përgjigj me kohë. Shihni lidhjen me internetin dhe provoni përsëri.',
    locked:
      'Një program tjetër po përdor Git-in në këtë dosje. Mbylleni dhe provoni përsëri; nëse nuk ka program tjetër, fshini skedarin .lock që përmendet këtu.',
    refused:
      'Serveri nuk e pranoi dërgimin. Ndryshimet mbeten të ruajtura këtu; tregojani atij që e mban faqen.',
    moved: 'Dikush dërgoi diçka pikërisht tani. Provoni përsëri: studioja e merr dhe vazhdon.',
    forbidden:
      'Serveri nuk ju njeh ose nuk ju lejon të dërgoni. Kërkojini leje atij që e mban faqen, ose dërgojani skedarin .zip.',
    unreachable: 'Serveri nuk u arrit. Shihni lidhjen me internetin dhe provoni përsëri; asgjë nuk humb.',
    inTheWay:
      'Në këtë kompjuter ka skedarë jashtë përmbajtjes që janë ndryshuar edhe në server. Ruajini ose ktheni me Git, dhe provoni përsëri.',
    foreign: 'Dosja e projektit i takon një përdoruesi tjetër të kompjuterit, prandaj Git-i nuk e hap.',
    other: 'Git-i nuk e kreu punën. Asgjë nuk humbi; provoni përsëri ose kërkoni ndihmë.',
  },
  /** The first line of a commit. In Albanian, as the titles in it: who reads proposals reads the site. */
  subject([first = '', ...more]: readonly string[]): string {
    const title = first.length > 50 ? `${first.slice(0, 49)}…` : first
    return `„${title}“${more.length === 0 ? '' : ` dhe ${more.length} të tjera`}`
  },
  merged: 'Merr çfarë ka ndryshuar ndërkohë',
  zip: {
    note: 'NDRYSHIMET.txt',
    text: (lines: readonly string[], removed: readonly string[]) =>
      [
        'Ndryshimet e faqes, nga studioja. Vendoseni dosjen content mbi atë të projektit.',
        ...['', ...lines, ''],
        ...(removed.length === 0 ? [] : ['Skedarë për t’u fshirë:', ...removed, '']),
      ].join('\n'),
  },
} as const
