import { writeLine, writeLineOr } from '../rules/phrases/cures.ts'
import { en } from '../rules/phrases/en.ts'
import { sq } from '../rules/phrases/sq.ts'
import { error } from '../rules/record.ts'
import type { Columns } from '../rules/values.ts'

/** Slips in YAML syntax. */
export const yamlRules = {
  'yaml/tab': error({
    sq: 'Rreshti është zhvendosur me tastin Tab.',
    sqCure: 'Zhvendoseni rreshtin me hapësira: dy për çdo shkallë.',
    why: 'Në YAML shkallët shënohen me hapësira; Tab-i nuk lejohet, sepse gjerësia e tij nuk dihet.',
    en: 'The line is indented with the Tab key.',
    enCure: 'Indent the line with spaces: two for each level.',
    example: {
      in: 'report',
      wrong: '⟦\t⟧- { file: 01.jpg',
      right: '  - { file: 01.jpg',
      shown: { wrong: 'gallery:\n[Tab]- file: 01.jpg', right: 'gallery:\n  - file: 01.jpg' },
    },
  }),
  'yaml/indent': error<{ marked: boolean; column?: Columns }>({
    sq: ({ lines, marked, column }) =>
      column !== undefined
        ? `Ky rresht nis në kolonën ${column.written}, por duhet të nisë në kolonën ${column.meant}${column.below === undefined ? '' : `, drejt nën „${column.below}“`}.`
        : lines.length === 0
          ? 'Ky rresht nuk është në vendin e vet: hapësirat para tij nuk përputhen me rreshtat përreth, ose mungojnë dy pikat.'
          : marked
            ? 'Para emrit të fushës qëndrojnë shenja të tepërta.'
            : 'Pas emrit të fushës mungojnë dy pikat.',
    sqCure: ({ lines, column }) =>
      lines.length === 0
        ? 'Fushat e së njëjtës shkallë nisin në të njëjtën kolonë; ato të brendshme dy hapësira më djathtas.'
        : `${sq.blanksBefore(column)}${lines[0]}`,
    why: 'Sa djathtas nis rreshti, tregon ku i takon fusha. Një hapësirë më shumë ose më pak e nxjerr nga grupi i vet.',
    en: ({ lines, marked, column }) =>
      column !== undefined
        ? `This line begins in column ${column.written} but belongs in column ${column.meant}${column.below === undefined ? '' : `, right below “${column.below}”`}.`
        : lines.length === 0
          ? 'This line is not in its place: the spaces before it do not fit the lines around it, or its colon is missing.'
          : marked
            ? 'Before the name of the field stand signs that do not belong there.'
            : 'The colon after the name of the field is missing.',
    enCure: ({ lines, column }) =>
      lines.length === 0
        ? 'Fields of one level start in the same column; those inside them two spaces further right.'
        : `${en.blanksBefore(column)}${lines[0]}`,
    example: {
      in: 'report',
      wrong: ' ⟦author: "Klubi"⟧',
      right: 'author: "Klubi"',
      shown: {
        wrong: 'gallery:\n  - file: 01.jpg\n   alt: Hija',
        right: 'gallery:\n  - file: 01.jpg\n    alt: Hija',
      },
    },
  }),
  'yaml/unquoted-colon': error({
    sq: 'Vlera përmban dy pika, prandaj duhet të jetë në thonjëza.',
    ...writeLine,
    why: 'Dy pikat me hapësirë pas tyre nisin një fushë të re. Brenda një titulli duhen thonjëza.',
    en: 'The value contains a colon, so it needs quotes.',
    example: {
      in: 'report',
      wrong: 'title: Dritarja⟦:⟧ një javë për diellin',
      right: "title: 'Dritarja: një javë për diellin'",
    },
  }),
  'yaml/colon-space': error({
    sq: 'Pas dy pikave mungon hapësira, prandaj fusha nuk lexohet.',
    ...writeLine,
    why: 'Fusha njihet nga dy pikat dhe hapësira pas tyre. Pa hapësirën, i gjithë rreshti lexohet si një fjalë.',
    en: 'The space after the colon is missing, so the field is not read.',
    example: { in: 'report', wrong: 'place⟦:⟧Prizren', right: 'place: Prizren' },
  }),
  'yaml/text-after-quote': error<{ how: 'apostrophe' | 'character' | 'quotes' }>({
    sq: ({ how }) =>
      how === 'apostrophe'
        ? 'Apostrofi e mbyll vlerën, sepse është e njëjta shenjë si thonjëza para saj.'
        : how === 'character'
          ? 'Pas thonjëzës që e mbyll vlerën ka ende një shenjë.'
          : 'Vlera mbaron te thonjëza e dytë, por pas saj ka ende tekst.',
    sqCure: ({ lines: [line], how }) =>
      how !== 'quotes'
        ? `Shkruani: ${line}`
        : `Brenda thonjëzave të drejta përdorni thonjëzat shqipe: ${line}`,
    why: 'Thonjëza e drejtë e dytë e mbyll vlerën. Prandaj brenda saj përdoren thonjëzat shqipe „ “, që nuk mbyllin gjë.',
    en: ({ how }) =>
      how === 'apostrophe'
        ? 'The apostrophe closes the value, because it is the same sign as the quote before it.'
        : how === 'character'
          ? 'After the quote that closes the value stands one more sign.'
          : 'The value ends at the second quotation mark, but there is more text after it.',
    enCure: ({ lines: [line], how }) =>
      how !== 'quotes' ? `Write: ${line}` : `Within straight quotes use Albanian ones: ${line}`,
    example: {
      in: 'report',
      wrong: 'author: "Klubi "⟦i" parë"⟧',
      right: 'author: "Klubi „i“ parë"',
      instead: 'author: "Klubi"',
    },
  }),
  'yaml/curly-quotes': error({
    sq: 'Vlera rri ndërmjet thonjëzave të lakuara; ato do të dilnin në faqe.',
    ...writeLine,
    why: 'Vlerën e mbajnë bashkë vetëm thonjëzat e drejta; të lakuarat, që i shkruajnë telefoni dhe Word-i, janë tekst. Kur titulli vërtet është citim, vëri të dyja: "„Dija ndriçon“".',
    en: 'The value stands between curly quotes; they would show on the page.',
    example: {
      in: 'report',
      wrong: 'author: ⟦“Klubi: dielli”⟧',
      right: 'author: "Klubi: dielli"',
      instead: 'author: "Klubi"',
    },
  }),
  'yaml/several-lines': error({
    sq: 'Vlera vazhdon në rreshtin tjetër.',
    sqCure: ({ lines }) => `Shkruajeni të gjithë në një rresht: ${lines.join(' ')}`,
    why: 'Një fushë mbaron aty ku mbaron rreshti i saj; rreshti tjetër lexohet si fushë e re. Redaktori e thyen rreshtin e gjatë vetë, vetëm për syrin.',
    en: 'The value goes on in the next line.',
    enCure: ({ lines }) => `Write all of it in one line: ${lines.join(' ')}`,
    example: {
      in: 'report',
      wrong: 'author: ⟦"Klubi\ni diellit"⟧',
      right: 'author: "Klubi i diellit"',
      instead: 'author: "Klubi"',
    },
  }),
  'yaml/list-dash': error<{ isBesideName: boolean; column?: Columns }>({
    sq: ({ isBesideName }) =>
      !isBesideName
        ? 'Pika e listës nis me vizë të shkurtër dhe hapësirë.'
        : 'Pika e listës nis në rresht të vet, nën emrin e fushës.',
    sqCure: ({ isBesideName, lines: [line = '', item = ''], column }) =>
      !isBesideName
        ? `${sq.blanksBefore(column)}${line}`
        : `Shkruani „${line}“ dhe nën të, dy hapësira më djathtas, në rresht të vet: ${sq.allOf([item])}`,
    why: 'Pika e listës njihet nga viza e shkurtër dhe hapësira pas saj. Viza e gjatë ose pika e Word-it është tekst.',
    en: ({ isBesideName }) =>
      !isBesideName
        ? 'An item of a list begins with a short dash and a space.'
        : 'An item of a list begins on a line of its own, below the name of the field.',
    enCure: ({ isBesideName, lines: [line = '', item = ''], column }) =>
      !isBesideName
        ? `${en.blanksBefore(column)}${line}`
        : `Write “${line}” and below it, two spaces further right, on a line of its own: ${en.allOf([item])}`,
    example: { in: 'report', wrong: '  ⟦–⟧ { file: 01.jpg', right: '  - { file: 01.jpg' },
  }),
  'yaml/two-fields': error<{ isGroup: boolean; count: number }>({
    sq: ({ isGroup, count }) =>
      !isGroup && count === 1
        ? 'Emri i fushës është shkruar dy herë.'
        : 'Në këtë rresht ka më shumë se një fushë.',
    sqCure: ({ isGroup, lines: [first = '', ...others] }) =>
      !isGroup && others.length === 0
        ? `Shkruani: ${first}`
        : !isGroup
          ? `Shkruajeni secilën në rresht të vet, emrat njëri nën tjetrin: ${sq.allOf([first, ...others])}`
          : `Shkruani „${first}“ dhe nën të, dy hapësira më djathtas, në rresht të vet: ${sq.allOf(others)}`,
    why: 'Çdo fushë ka rreshtin e vet. Emri i dytë në të njëjtin rresht do të lexohej si pjesë e vlerës së parë.',
    en: ({ isGroup, count }) =>
      !isGroup && count === 1
        ? 'The name of the field is written twice.'
        : 'This line holds more than one field.',
    enCure: ({ isGroup, lines: [first = '', ...others] }) =>
      !isGroup && others.length === 0
        ? `Write: ${first}`
        : !isGroup
          ? `Write each on a line of its own, the names below one another: ${en.allOf([first, ...others])}`
          : `Write “${first}” and below it, two spaces further right, on a line of its own: ${en.allOf(others)}`,
    example: {
      in: 'report',
      wrong: 'place: ⟦Prizren author: "Klubi"⟧',
      right: 'place: Prizren\nauthor: "Klubi"',
    },
  }),
  'yaml/hash': error({
    sq: 'Pas hapësirës, shenja # nis një koment: ajo dhe çdo gjë pas saj nuk lexohen.',
    sqCure: ({ lines: [line] }) =>
      `Kur është pjesë e tekstit, shkruani: ${line} – komentet rrinë në rreshta të vet.`,
    why: 'Një # pas hapësirës nis koment, dhe pjesa tjetër e rreshtit do të humbiste pa u vënë re.',
    en: 'After a space the sign # begins a comment: it and all after it is not read.',
    enCure: ({ lines: [line] }) =>
      `If it is part of the text, write: ${line} – comments stand on lines of their own.`,
    example: {
      in: 'report',
      wrong: 'place: Prizren ⟦#1⟧',
      right: 'place: "Prizren #1"',
      instead: 'place: Prizren',
    },
  }),
  'yaml/unclosed-quote': error<{ curly: boolean }>({
    sq: 'Thonjëza që hapet këtu nuk mbyllet.',
    sqCure: ({ curly }) =>
      curly
        ? 'Fshijeni, ose mbylleni me “ aty ku mbaron citimi.'
        : 'Shtoni thonjëzën e njëjtë në fund të vlerës; brenda saj përdorni thonjëzat shqipe „ “.',
    why: 'Pa thonjëzën e dytë, çdo gjë deri në fund të fushave do të lexohej si vlera e kësaj fushe.',
    en: 'The quote that opens here is not closed.',
    enCure: ({ curly }) =>
      curly
        ? 'Delete it, or close it with “ where the quotation ends.'
        : 'Add the same quote at the end of the value; inside it use the Albanian quotes „ “.',
    example: { in: 'report', wrong: 'author: ⟦"⟧Klubi', right: 'author: "Klubi"' },
  }),
  'yaml/unclosed-bracket': error<{ close: string }>({
    sq: ({ close }) => `Kllapa që hapet këtu nuk mbyllet me „${close}“.`,
    sqCure: ({ close }) =>
      `Shtoni „${close}“ në fund, ose vëreni vlerën në thonjëza kur kllapa është pjesë e tekstit.`,
    why: 'Kllapat [ ] dhe { } shkojnë në çifte, si thonjëzat.',
    en: ({ close }) => `The bracket that opens here is not closed with “${close}”.`,
    enCure: ({ close }) =>
      `Add “${close}” at the end, or put the value in quotes when the bracket is part of the text.`,
    example: {
      in: 'shortReport',
      wrong: 'gallery: ⟦[⟧{ file: 01.jpg, alt: Kodra }',
      right: 'gallery: [{ file: 01.jpg, alt: Kodra }]',
    },
  }),
  'yaml/reserved-character': error<{ character: string }>({
    sq: ({ character }) => `Një vlerë nuk mund të nisë me shenjën „${character}“.`,
    ...writeLineOr('Vëreni vlerën në thonjëza: "…"', 'Put the value in quotes: "…"'),
    why: 'Shenjat @, %, ` dhe disa të tjera në krye të vlerës kanë kuptim të veçantë; në thonjëza janë tekst.',
    en: ({ character }) => `A value cannot start with “${character}”.`,
    example: { in: 'report', wrong: 'place: ⟦@⟧prizren', right: 'place: Prizren' },
  }),
  'yaml/escape': error({
    sq: 'Viza e pjerrët e kthyer „\\“ brenda thonjëzave të dyfishta ka kuptim të veçantë.',
    sqCure: "Hiqeni vizën e pjerrët, ose vëreni vlerën në thonjëza teke: '…'",
    why: 'Brenda thonjëzave të dyfishta viza e pjerrët nis një shenjë të veçantë, prandaj rrallë del ajo që duket.',
    en: 'A backslash “\\” inside double quotes has a special meaning.',
    enCure: "Remove the backslash, or put the value in single quotes: '…'",
    example: { in: 'report', wrong: '"Klubi ⟦\\⟧q"', right: '"Klubi"' },
  }),
  'yaml/syntax': error({
    sq: 'Fushat nuk lexohen dot nga ky vend e tutje.',
    sqCure:
      'Shikoni shenjat e këtij rreshti dhe të atij sipër: kllapa, thonjëza ose presje të tepërta ose që mungojnë. Teksti me shenja të tilla vihet në thonjëza.',
    why: 'Diçka në këtë rresht nuk i përket asnjë fushe; më së shpeshti një kllapë, presje ose thonjëz e tepërt.',
    en: 'The fields cannot be read from here on.',
    enCure:
      'Look at the signs on this line and the one above: brackets, quotes or commas too many or too few. Text with such signs goes in quotes.',
    example: {
      in: 'shortReport',
      wrong: 'cover: { file: 01.jpg, alt: Kodra }⟦}⟧',
      right: 'cover: { file: 01.jpg, alt: Kodra }',
    },
  }),
}
