import type { yamlMessages } from '../messages/sq/yaml.ts'
import type { GuideEntry } from './entry.ts'

/** Frontmatter as a whole and the syntax of YAML. */
export const yamlGuide: Readonly<Record<keyof typeof yamlMessages, GuideEntry>> = {
  'frontmatter/missing': {
    why: 'Pa fushat e tij, faqja nuk i di titullin, datën dhe adresën e dokumentit. Ato nisin pikërisht në rreshtin e parë.',
    wrong: 'Një fletore, një laps.',
    right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\n\nNjë fletore, një laps.',
  },
  'frontmatter/language':
    'Disa programe lejojnë kod pas tri vizave dhe e ekzekutojnë. Këtu fushat janë vetëm të dhëna: asgjë nuk ekzekutohet.',
  'frontmatter/unclosed': {
    why: 'Pa rreshtin e dytë me tri viza nuk dihet ku mbarojnë fushat dhe ku nis teksti.',
    wrong: '---\nid: 1\ntitle: Fletorja\n\nNjë fletore, një laps.',
    right: '---\nid: 1\ntitle: Fletorja\n---\n\nNjë fletore, një laps.',
  },
  'frontmatter/closing-line': 'Rreshti që i mbyll fushat njihet vetëm kur ka tri viza dhe asgjë tjetër.',
  'frontmatter/empty': {
    why: 'Vijat janë në vend, por ndërmjet tyre nuk ka asgjë; dokumenti do të mbetej pa titull dhe pa adresë.',
    wrong: '---\n---',
    right: '---\nid: 1\nyear: 2017\ntitle: Fletorja\n---',
  },
  'frontmatter/not-fields': {
    why: 'Ndërmjet vijave priten fusha: emri, dy pika, hapësirë, vlera. Një listë ose një fjali nuk ka emër.',
    wrong: '- Fletorja',
    right: 'title: Fletorja',
  },
  'frontmatter/duplicate-field': 'Kur e njëjta fushë është dy herë, nuk dihet cila vlerë vlen.',
  'yaml/tab': {
    why: 'Në YAML shkallët shënohen me hapësira; Tab-i nuk lejohet, sepse gjerësia e tij nuk dihet.',
    wrong: 'gallery:\n[Tab]- file: 01.jpg',
    right: 'gallery:\n  - file: 01.jpg',
  },
  'yaml/indent': {
    why: 'Sa djathtas nis rreshti, tregon ku i takon fusha. Një hapësirë më shumë ose më pak e nxjerr nga grupi i vet.',
    wrong: 'gallery:\n  - file: 01.jpg\n   alt: Hija',
    right: 'gallery:\n  - file: 01.jpg\n    alt: Hija',
  },
  'yaml/unquoted-colon':
    'Dy pikat me hapësirë pas tyre nisin një fushë të re. Brenda një titulli duhen thonjëza.',
  'yaml/colon-space':
    'Fusha njihet nga dy pikat dhe hapësira pas tyre. Pa hapësirën, i gjithë rreshti lexohet si një fjalë.',
  'yaml/text-after-quote':
    'Thonjëza e drejtë e dytë e mbyll vlerën. Prandaj brenda saj përdoren thonjëzat shqipe „ “, që nuk mbyllin gjë.',
  'yaml/curly-quotes':
    'Vlerën e mbajnë bashkë vetëm thonjëzat e drejta; të lakuarat, që i shkruajnë telefoni dhe Word-i, janë tekst. Kur titulli vërtet është citim, vëri të dyja: "„Dija ndriçon“".',
  'yaml/several-lines':
    'Një fushë mbaron aty ku mbaron rreshti i saj; rreshti tjetër lexohet si fushë e re. Redaktori e thyen rreshtin e gjatë vetë, vetëm për syrin.',
  'yaml/list-dash':
    'Pika e listës njihet nga viza e shkurtër dhe hapësira pas saj. Viza e gjatë ose pika e Word-it është tekst.',
  'yaml/two-fields':
    'Çdo fushë ka rreshtin e vet. Emri i dytë në të njëjtin rresht do të lexohej si pjesë e vlerës së parë.',
  'yaml/hash': 'Një # pas hapësirës nis koment, dhe pjesa tjetër e rreshtit do të humbiste pa u vënë re.',
  'yaml/unclosed-quote':
    'Pa thonjëzën e dytë, çdo gjë deri në fund të fushave do të lexohej si vlera e kësaj fushe.',
  'yaml/unclosed-bracket': 'Kllapat [ ] dhe { } shkojnë në çifte, si thonjëzat.',
  'yaml/reserved-character':
    'Shenjat @, %, ` dhe disa të tjera në krye të vlerës kanë kuptim të veçantë; në thonjëza janë tekst.',
  'yaml/escape':
    'Brenda thonjëzave të dyfishta viza e pjerrët nis një shenjë të veçantë, prandaj rrallë del ajo që duket.',
  'yaml/alias':
    'Spirancat (&) dhe referencat (*) kopjojnë një vlerë diku tjetër. Me pak rreshta mund të rriten pa fund, dhe kush lexon nuk e sheh më vlerën në vendin e vet.',
  'yaml/tag':
    'Shenja ! në krye të vlerës i kërkon programit të krijojë diçka të veçantë. Përmbajtja është vetëm tekst dhe numra.',
  'yaml/multiple-documents':
    'Tri viza në mes të fushave e mbyllin pjesën e tyre; ajo që vjen pas do të humbiste.',
  'yaml/number-form': 'Forma si 0x1, 1e3 ose 01 lexohen si numra të ndryshëm nga ata që duken.',
  'yaml/syntax':
    'Diçka në këtë rresht nuk i përket asnjë fushe; më së shpeshti një kllapë, presje ose thonjëz e tepërt.',
}
