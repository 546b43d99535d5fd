import type { encodingMessages } from '../messages/sq/encoding.ts'
import type { GuideEntry } from './entry.ts'

/** Bytes and letters. */
export const encodingGuide: Readonly<Record<keyof typeof encodingMessages, GuideEntry>> = {
  'encoding/utf-16': {
    why: 'Faqja lexon vetëm kodimin UTF-8. Në UTF-16 çdo shkronjë zë dy bajte, prandaj teksti do të dilte i palexueshëm.',
    wrong: 'Ruaj si → Kodimi: Unicode (UTF-16)',
    right: 'Ruaj si → Kodimi: UTF-8',
  },
  'encoding/null-byte': {
    why: 'Bajti zero tregon se skedari nuk është tekst i thjeshtë, ose se ruajtja u ndërpre në mes.',
    wrong: 'Një dokument i Word-it, i riemërtuar në index.mdx',
    right: 'Një skedar i ri index.mdx, me tekstin e ngjitur si tekst i thjeshtë',
  },
  'encoding/not-utf-8': {
    why: 'Një skedar i ruajtur me kodim tjetër i ka shkronjat ë dhe ç si bajte që në UTF-8 nuk kuptohen. Ato do të dilnin si �.',
    wrong: 'Nj� fletore',
    right: 'Një fletore',
  },
  'encoding/byte-order-mark': {
    why: 'Shenja BOM nuk shihet, por qëndron para vijave të para, dhe programe të tjera atëherë nuk i gjejnë fushat.',
    wrong: 'Ruaj si → Kodimi: UTF-8 me BOM',
    right: 'Ruaj si → Kodimi: UTF-8',
  },
  'encoding/line-endings': {
    why: 'Me fund rreshti të Windows-it i gjithë skedari do të dukej i ndryshuar, edhe kur është ndryshuar një fjalë.',
    wrong: 'Në VS Code poshtë djathtas: CRLF',
    right: 'Në VS Code poshtë djathtas: LF',
  },
  'encoding/decomposed-letters': {
    why: 'Shkronja ë mund të ruhet si një shenjë ose si dy: e dhe dy pika. Në të dytën forma kërkimi nuk e gjen fjalën dhe dy fjalë të njëjta dalin të ndryshme.',
    wrong: 'ë e përbërë nga e + ¨',
    right: 'ë e shkruar me një shtypje të tastierës',
  },
  'encoding/invisible-character': {
    why: 'Shenjat e padukshme vijnë me tekstin e ngjitur nga Word-i ose nga uebi. Ato e ndajnë fjalën në dysh për kërkimin dhe për lexuesin me zë.',
    wrong: 'nj[shenjë e padukshme]ë fletore',
    right: 'një fletore',
  },
  'encoding/garbled-letters': {
    why: 'Kështu duken ë, ç dhe thonjëzat kur një program e lexon UTF-8-n si kodim të vjetër dhe e ruan përsëri.',
    wrong: 'Ã«shtÃ« njÃ« Ã§ati',
    right: 'është një çati',
  },
  'encoding/foreign-letter': {
    why: 'Alfabetet cirilik dhe grek kanë shkronja që duken si tonat. Fjala duket e drejtë, por kërkimi nuk e gjen dhe lexuesi me zë e shqipton gabim.',
    wrong: 'energji, me „e“ cirilike',
    right: 'energji, e shkruar nga tastiera',
  },
  'encoding/odd-space': {
    why: 'Hapësira e pandashme dhe të ngjashmet duken si hapësirë, por pas ##, pas vizës së një liste ose në krye të një fushe nuk kuptohen si të tilla.',
    wrong: '##[hapësirë e pandashme]Hyrje',
    right: '## Hyrje',
  },
  'encoding/tab': {
    why: 'Gjerësia e një Tab-i ndryshon nga programi në program, prandaj rreshtat që te ju duken të drejtuar, te të tjerët nuk janë.',
    wrong: '-[Tab]pika e parë',
    right: '- pika e parë',
  },
  'document/too-large': {
    why: 'Një dokument me mbi një milion shenja nuk është më raport a lajm; zakonisht aty është ngjitur diçka gabim.',
    wrong: 'Një fotografi e ngjitur si tekst brenda dokumentit',
    right: '<Figure file="03.jpg" alt="Ilustrim: shtegu ngjitet nëpër pyll." />',
  },
  'document/two-versions': {
    why: 'Dy veta e ndryshuan të njëjtin vend dhe programi i la të dy tekstet, që dikush të zgjedhë. Pa zgjedhje do të botoheshin të dy.',
    wrong: '<<<<<<< HEAD\nMësimi nisi në orën nëntë.\n=======\nMësimi nisi në orën dhjetë.\n>>>>>>> puna-ime',
    right: 'Mësimi nisi në orën dhjetë.',
  },
  'document/too-deep': {
    why: 'Teksti me qindra kllapa ose lista njëra brenda tjetrës e rëndon kontrollin pa fund, dhe askush nuk e lexon dot.',
    wrong: '[[[[[[[[[[ … ]]]]]]]]]]',
    right: 'Një listë e thjeshtë, me nga një pikë në rresht',
  },
  'document/more-problems': {
    why: 'Kur e njëjta gjë përsëritet qindra herë në një skedar, shfaqen vetëm të parat; pas ndreqjes së tyre dalin të tjerat.',
    wrong: 'Një skedar me qindra shenja të padukshme',
    right: 'I njëjti tekst, i shkruar ose i ngjitur si tekst i thjeshtë',
  },
}
