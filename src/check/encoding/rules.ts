import { error, warning } from '../rules/record.ts'
import type { ManySigns } from '../rules/values.ts'

/** Bytes and letters. */
export const encodingRules = {
  'encoding/utf-16': error({
    sq: 'Skedari është ruajtur në kodimin UTF-16, që faqja nuk e lexon.',
    sqCure: 'Ruajeni përsëri skedarin me kodimin UTF-8.',
    why: 'Faqja lexon vetëm kodimin UTF-8. Në UTF-16 çdo shkronjë zë dy bajte, prandaj teksti do të dilte i palexueshëm.',
    en: 'The file is saved as UTF-16, which the site does not read.',
    enCure: 'Save the file again as UTF-8.',
    example: { wrong: 'Ruaj si → Kodimi: Unicode (UTF-16)', right: 'Ruaj si → Kodimi: UTF-8' },
  }),
  'encoding/null-byte': error({
    sq: 'Skedari përmban bajte zero, prandaj nuk është tekst i thjeshtë.',
    sqCure:
      'Nëse është dokument i Word-it, kopjojeni tekstin e tij në një skedar të ri me tekst të thjeshtë; përndryshe hiqeni këtë shenjë me një redaktues teksti dhe ruajeni me kodimin UTF-8.',
    why: 'Bajti zero tregon se skedari nuk është tekst i thjeshtë, ose se ruajtja u ndërpre në mes.',
    en: 'The file contains zero bytes, so it is not plain text.',
    enCure:
      'If it is a document of Word, copy its text into a new plain text file; otherwise remove this character in a text editor and save as UTF-8.',
    example: {
      wrong: 'Një dokument i Word-it, i riemërtuar në index.mdx',
      right: 'Një skedar i ri index.mdx, me tekstin e ngjitur si tekst i thjeshtë',
    },
  }),
  'encoding/not-utf-8': error<{ byte: string }>({
    sq: ({ byte }) =>
      `Skedari nuk është në kodimin UTF-8: këtu qëndron bajti ${byte}, që nuk është shkronjë.`,
    sqCure:
      'Ruajeni përsëri skedarin me kodimin UTF-8 dhe shkruajini sërish shkronjat e prishura, zakonisht ë ose ç.',
    why: 'Një skedar i ruajtur me kodim tjetër i ka shkronjat ë dhe ç si bajte që në UTF-8 nuk kuptohen. Ato do të dilnin si �.',
    en: ({ byte }) => `The file is not UTF-8: the byte ${byte} here is not a letter.`,
    enCure: 'Save the file again as UTF-8 and retype the spoilt letters, usually ë or ç.',
    example: { wrong: 'Nj� fletore', right: 'Një fletore' },
  }),
  'encoding/byte-order-mark': error({
    sq: 'Skedari nis me një shenjë të padukshme (BOM), që e shtojnë disa programe të Windows-it.',
    sqCure: 'Ruajeni skedarin si „UTF-8“, jo si „UTF-8 me BOM“.',
    why: 'Shenja BOM nuk shihet, por qëndron para vijave të para, dhe programe të tjera atëherë nuk i gjejnë fushat.',
    en: 'The file starts with an invisible mark (BOM) that some Windows programs add.',
    enCure: 'Save the file as “UTF-8”, not as “UTF-8 with BOM”.',
    example: { wrong: 'Ruaj si → Kodimi: UTF-8 me BOM', right: 'Ruaj si → Kodimi: UTF-8' },
  }),
  'encoding/line-endings': error({
    sq: 'Rreshtat mbarojnë sipas mënyrës së Windows-it (CRLF).',
    sqCure: 'Ruajeni skedarin me fund rreshti „LF“; në VS Code ndërrohet poshtë djathtas.',
    why: 'Me fund rreshti të Windows-it i gjithë skedari do të dukej i ndryshuar, edhe kur është ndryshuar një fjalë.',
    en: 'Lines end the Windows way (CRLF).',
    enCure: 'Save the file with line ends “LF”; VS Code changes them at the bottom right.',
    example: { wrong: 'Në VS Code poshtë djathtas: CRLF', right: 'Në VS Code poshtë djathtas: LF' },
  }),
  'encoding/decomposed-letters': error<{ letter: string; count: number }>({
    sq: ({ letter, count }) =>
      `Shkronja „${letter}“ këtu përbëhet nga dy shenja të veçanta${count > 1 ? `; kështu ndodh në ${count} vende të skedarit` : ''}.`,
    sqCure: ({ letter }) =>
      `Fshijeni dhe shkruajeni sërish nga tastiera si një shkronjë të vetme: „${letter}“.`,
    why: 'Shkronja ë mund të ruhet si një shenjë ose si dy: e dhe dy pika. Në të dytën forma kërkimi nuk e gjen fjalën dhe dy fjalë të njëjta dalin të ndryshme.',
    en: ({ letter, count }) =>
      `The letter “${letter}” is made of two separate characters here${count > 1 ? `; the file has ${count} such places` : ''}.`,
    enCure: ({ letter }) => `Delete it and type it again as one letter: “${letter}”.`,
    example: {
      in: 'shortProject',
      wrong: 'nj⟦e\u0308⟧ laps',
      right: 'një laps',
      shown: { wrong: 'ë e përbërë nga e + ¨', right: 'ë e shkruar me një shtypje të tastierës' },
    },
  }),
  'encoding/invisible-character': error<{ code: string; written?: string }>({
    sq: ({ code, written }) =>
      written === undefined
        ? `Këtu fshihet një shenjë e padukshme (U+${code}), që zakonisht vjen nga ngjitja prej Word-it ose prej uebit.`
        : `„${written}“ do të dilte në faqe si shenjë e padukshme ose e prishur (U+${code}).`,
    sqCure: ({ written }) =>
      written === undefined
        ? 'Fshijeni shenjën bashkë me shkronjën para saj dhe shkruajeni shkronjën sërish.'
        : `Fshijeni: ${written}`,
    why: 'Shenjat e padukshme vijnë me tekstin e ngjitur nga Word-i ose nga uebi. Ato e ndajnë fjalën në dysh për kërkimin dhe për lexuesin me zë.',
    en: ({ code, written }) =>
      written === undefined
        ? `An invisible character (U+${code}) hides here, usually pasted from Word or the web.`
        : `“${written}” would be an invisible or a broken character on the page (U+${code}).`,
    enCure: ({ written }) =>
      written === undefined
        ? 'Delete it together with the letter before it and type that letter again.'
        : `Delete it: ${written}`,
    example: {
      in: 'shortProject',
      wrong: 'një⟦\u200B⟧ laps',
      right: 'një laps',
      shown: { wrong: 'nj[shenjë e padukshme]ë fletore', right: 'një fletore' },
    },
  }),
  'encoding/garbled-letters': error<{ written: string; corrected?: string; count: number }>({
    sq: ({ written, count }) =>
      `Shkronjat „${written}“ janë gjurmë e një skedari të ruajtur me kodim të gabuar${count > 1 ? `; kështu ndodh në ${count} vende të skedarit` : ''}.`,
    sqCure: ({ corrected, count }) =>
      corrected === undefined
        ? 'Shkruajeni shkronjën sërish nga tastiera; zakonisht është ë, ç ose një thonjëz.'
        : `Shkruani: ${corrected}${count > 1 ? ' – ose ndreqini të gjitha përnjëherë: npm run check -- --fix' : ''}`,
    why: 'Kështu duken ë, ç dhe thonjëzat kur një program e lexon UTF-8-n si kodim të vjetër dhe e ruan përsëri.',
    en: ({ written, count }) =>
      `The letters “${written}” are left over from a file that was saved with a wrong encoding${count > 1 ? `; the file has ${count} such places` : ''}.`,
    enCure: ({ corrected, count }) =>
      corrected === undefined
        ? 'Type the letter again; it is mostly ë, ç or a quotation mark.'
        : `Write: ${corrected}${count > 1 ? ' – or mend all of them at once: npm run check -- --fix' : ''}`,
    example: { in: 'shortProject', wrong: '⟦Ã«⟧shtÃ« njÃ« Ã§ati', right: 'është një çati' },
  }),
  'encoding/foreign-letter': error<{ word: string; corrected: string }>({
    sq: ({ word }) => `Në fjalën „${word}“ një shkronjë nuk është e alfabetit tonë, ndonëse duket njësoj.`,
    sqCure: ({ corrected }) => `Fshijeni fjalën dhe shkruajeni nga tastiera: ${corrected}`,
    why: 'Alfabetet cirilik dhe grek kanë shkronja që duken si tonat, po ashtu shkronjat e zbukuruara të rrjeteve sociale. Fjala duket e drejtë, por kërkimi nuk e gjen dhe lexuesi me zë e shqipton gabim.',
    en: ({ word }) => `In the word “${word}” one letter is not of our alphabet, though it looks the same.`,
    enCure: ({ corrected }) => `Delete the word and type it: ${corrected}`,
    example: {
      in: 'shortProject',
      wrong: 'një l⟦\u0430⟧ps',
      right: 'një laps',
      shown: { wrong: 'energji, me „e“ cirilike', right: 'energji, e shkruar nga tastiera' },
    },
  }),
  'encoding/odd-space': error<{ code: string }>({
    sq: ({ code }) =>
      `Hapësira këtu është një shenjë tjetër (U+${code}), prandaj fillimi i rreshtit nuk kuptohet.`,
    sqCure: 'Fshijeni dhe shtypni tastin e hapësirës.',
    why: 'Hapësira e pandashme dhe të ngjashmet duken si hapësirë, por pas ##, pas vizës së një liste ose në krye të një fushe nuk kuptohen si të tilla.',
    en: ({ code }) =>
      `The space here is another character (U+${code}), so the beginning of the line is not understood.`,
    enCure: 'Delete it and press the space bar.',
    example: {
      in: 'report',
      wrong: '##⟦\u00A0⟧Hyrje',
      right: '## Hyrje',
      shown: { wrong: '##[hapësirë e pandashme]Hyrje', right: '## Hyrje' },
    },
  }),
  'encoding/tab': warning({
    sq: 'Këtu qëndron një shenjë e tastit Tab në vend të hapësirës.',
    sqCure: 'Fshijeni dhe shkruani hapësirë.',
    why: 'Gjerësia e një Tab-i ndryshon nga programi në program, prandaj rreshtat që te ju duken të drejtuar, te të tjerët nuk janë.',
    en: 'Here stands a tab in the place of a space.',
    enCure: 'Delete it and type a space.',
    example: {
      in: 'shortProject',
      wrong: 'një⟦\t⟧laps',
      right: 'një laps',
      shown: { wrong: '-[Tab]pika e parë', right: '- pika e parë' },
    },
  }),
  'document/too-large': error({
    sq: 'Skedari është shumë i madh për një dokument: ka më shumë se një milion shenja.',
    sqCure: 'Shikoni mos është ngjitur diçka gabim; një tekst vërtet kaq i gjatë ndahet në disa dokumente.',
    why: 'Një dokument me mbi një milion shenja nuk është më raport a lajm; zakonisht aty është ngjitur diçka gabim.',
    en: 'The file is too large for a document: it has more than a million characters.',
    enCure:
      'See whether something was pasted by mistake; a text that is really so long becomes several documents.',
    example: {
      wrong: 'Një fotografi e ngjitur si tekst brenda dokumentit',
      right: '<Figure file="03.jpg" alt="Ilustrim: shtegu ngjitet nëpër pyll." />',
    },
  }),
  'document/two-versions': error<{ withFirst: boolean }>({
    sq: 'Këtu ka mbetur një përplasje e dy versioneve.',
    sqCure: ({ withFirst }) =>
      `Mbani njërin tekst dhe fshini ${withFirst ? 'të tjerët, bashkë me rreshtat <<<<<<<, |||||||' : 'rreshtat <<<<<<<'}, ======= dhe >>>>>>>.`,
    why: 'Dy veta e ndryshuan të njëjtin vend dhe programi i la të dy tekstet, që dikush të zgjedhë. Pa zgjedhje do të botoheshin të dy.',
    en: 'Two versions clash here, and nobody has chosen between them.',
    enCure: ({ withFirst }) =>
      `Keep one text and delete the ${withFirst ? 'others, with the lines <<<<<<<, |||||||' : 'lines <<<<<<<'}, ======= and >>>>>>>.`,
    example: {
      in: 'shortProject',
      wrong:
        '⟦<<<<<<< HEAD⟧\nMësimi nisi në orën nëntë.\n=======\nMësimi nisi në orën dhjetë.\n>>>>>>> puna-ime',
      right: 'Mësimi nisi në orën dhjetë.',
    },
  }),
  'document/too-deep': error<{ signs: ManySigns | undefined }>({
    sq: ({ signs }) =>
      signs === undefined
        ? 'Skedari ka tepër shumë shtresa njëra brenda tjetrës dhe nuk mund të lexohet.'
        : `${signs === '}' ? 'Skedari' : 'Ky paragraf'} ka tepër shumë shenja ${signs} dhe nuk mund të lexohet.`,
    sqCure: ({ signs }) =>
      signs === undefined
        ? 'Hiqini kllapat ose listat e futura njëra brenda tjetrës.'
        : signs === '}'
          ? 'Hiqini kllapat gjarpëruese.'
          : 'Ndajeni me rreshta bosh në disa paragrafë, ose hiqini ato shenja.',
    why: 'Teksti me qindra kllapa ose lista njëra brenda tjetrës e rëndon kontrollin pa fund, dhe askush nuk e lexon dot.',
    en: ({ signs }) =>
      signs === undefined
        ? 'The file has too many layers inside one another and cannot be read.'
        : `${signs === '}' ? 'The file' : 'This paragraph'} has too many of the sign ${signs} and cannot be read.`,
    enCure: ({ signs }) =>
      signs === undefined
        ? 'Remove the brackets or lists that stand inside one another.'
        : signs === '}'
          ? 'Remove the braces.'
          : 'Make several paragraphs of it with empty lines, or remove those signs.',
    example: { wrong: '[[[[[[[[[[ … ]]]]]]]]]]', right: 'Një listë e thjeshtë, me nga një pikë në rresht' },
  }),
  'document/more-problems': warning<{ rule: string; count: number }>({
    sq: ({ rule, count }) =>
      `I njëjti gabim (${rule}) gjendet edhe në ${count} ${count === 1 ? 'vend tjetër' : 'vende të tjera'} të këtij skedari.`,
    sqCure: 'Ndreqini të parët dhe kontrollojeni përsëri; shpesh të gjithë kanë një shkak të vetëm.',
    form: {
      sentence: {
        one: 'Një problem i njëjtë është edhe në 1 vend tjetër.',
        other: 'Një problem i njëjtë është edhe në {count} vende të tjera.',
      },
      hint: 'Ndreqini të parët; të tjerët dalin pastaj.',
    },
    why: 'Kur e njëjta gjë përsëritet qindra herë në një skedar, shfaqen vetëm të parat; pas ndreqjes së tyre dalin të tjerat.',
    en: ({ rule, count }) => `The rule ${rule} is broken ${count} more times in this file.`,
    enCure: 'Mostly they have one cause: mend those that are shown and check again.',
    example: {
      wrong: 'Një skedar me qindra shenja të padukshme',
      right: 'I njëjti tekst, i shkruar ose i ngjitur si tekst i thjeshtë',
    },
  }),
}
