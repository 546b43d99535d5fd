import { error, type LanguageTag, warning } from '../rules/record.ts'

/** Kinds of private metadata: where a picture was taken, who is in it, with which camera. */
export type PrivateData = 'place' | 'face' | 'serial'

const phrases: Readonly<Record<LanguageTag, Readonly<Record<PrivateData, string>>>> = {
  sq: { place: 'vendin ku u bë', face: 'emra njerëzish', serial: 'numrin serial të aparatit' },
  en: {
    place: 'the place where it was taken',
    face: 'names of people',
    serial: 'the serial number of the camera',
  },
}

/** The kinds of private metadata, as a phrase. */
export function privateWords(found: readonly PrivateData[], tag: LanguageTag): string {
  return new Intl.ListFormat(tag).format(found.map((kind) => phrases[tag][kind]))
}

/** What is no typing mistake and must not be published: private data, texts that nobody wrote, reused numbers. */
export const trustRules = {
  'picture/private': error<{ file: string; found: readonly PrivateData[] }>({
    sq: ({ file, found }) =>
      `Fotoja „${file}“ tregon edhe çfarë nuk shihet në të: ${privateWords(found, 'sq')}.`,
    sqCure: 'Hiqini këto të dhëna me komandën: npm run check -- --fix; vetë fotoja nuk ndryshon.',
    form: {
      sentence: 'Fotoja tregon edhe vendin ose aparatin me të cilin u bë.',
      hint: 'Zgjidheni përsëri nga kompjuteri: këto të dhëna hiqen vetë.',
    },
    why: 'Faqja nuk i boton këto të dhëna, por skedarin mund ta lexojë kushdo që e sheh projektin. Komanda heq vetëm blloqet që i mbajnë; asnjë pikë e fotos nuk ndryshon. Nëse fotoja ishte ruajtur më parë me Git, të dhënat mbeten në historinë e tij: njoftoni atë që kujdeset për projektin.',
    en: ({ file, found }) =>
      `The photo “${file}” tells what is not seen in it: ${privateWords(found, 'en')}.`,
    enCure: 'Remove these data with the command: npm run check -- --fix; the picture itself stays the same.',
    example: {
      wrong: '02.jpg me koordinatat GPS të telefonit',
      right: '02.jpg pas komandës npm run check -- --fix',
    },
  }),
  'id/removed': warning<{ list: string; id: number; file: string; retired: readonly number[] }>({
    sq: ({ id, file }) => `Numri ${id} i përkiste një dokumenti që u hoq: ${file}.`,
    sqCure: ({ list, retired }) =>
      `Që të mos jepet përsëri, shënoni te site.yaml: retired: { ${list}: [${retired.join(', ')}] }. Nëse u hoq pa dashje, kthejeni dokumentin.`,
    why: 'Lidhjet që njerëzit i kanë ruajtur çojnë te numri. Kur hiqet dokumenti më i ri, numrat e tjerë nuk kanë vrimë që ta tregojë; e di vetëm historia e Git-it.',
    en: ({ id, file }) => `The number ${id} belonged to a document that was removed: ${file}.`,
    enCure: ({ list, retired }) =>
      `So that it is not given again, note in site.yaml: retired: { ${list}: [${retired.join(', ')}] }. If it was removed by mistake, bring the document back.`,
    example: {
      wrong: 'Raporti me id: 9, më i riu, u fshi',
      right: 'site.yaml → retired: { reports: [9] }',
    },
  }),
  'id/history': warning<{ isThere: boolean }>({
    sq: ({ isThere }) =>
      `${isThere ? 'Historia e Git-it është e cunguar' : 'Kjo dosje nuk ka histori të Git-it'}: nuk dihet cilët numra u përkisnin dokumenteve të hequra.`,
    sqCure: ({ isThere }) =>
      isThere
        ? 'Merreni të plotë: git fetch --unshallow (te GitHub Actions: fetch-depth: 0).'
        : 'Para botimit kontrollojeni edhe në dosjen që e ka historinë.',
    why: 'Kontrolli para botimit (--release) thotë se çfarë nuk pa dot: pa historinë e plotë, një dokument i ri mund të marrë numrin e një të hequri.',
    en: ({ isThere }) =>
      `${isThere ? 'The history of Git is cut short' : 'This folder has no history of Git'}: the numbers of removed documents are not known.`,
    enCure: ({ isThere }) =>
      isThere
        ? 'Fetch all of it: git fetch --unshallow (in GitHub Actions: fetch-depth: 0).'
        : 'Before publishing check it in the folder that has the history, too.',
    example: { wrong: 'git clone --depth=1 …', right: 'git clone …' },
  }),
  'stand-in/marked': warning<{ parts: number }>({
    sq: ({ parts }) =>
      parts === 0
        ? 'Ky tekst rri ende në vend të fjalëve të shoqatës.'
        : `Këtu ${parts === 1 ? 'një pjesë rri' : `${parts} pjesë rrinë`} ende në vend të fjalëve të shoqatës.`,
    sqCure: 'Para botimit shkruani fjalët e vërteta dhe fshini rreshtin „standIn: true“.',
    form: {
      sentence: 'Ky tekst rri ende në vend të fjalëve të shoqatës.',
      hint: 'Kur fjalët të jenë të shoqatës, hiqni shenjën „Tekst i përkohshëm“.',
    },
    why: 'Fjalë që askush nuk i tha dhe ditë që askush nuk i tregoi nuk botohen si të vërteta. Në kontrollin e zakonshëm është vërejtje; para botimit (--release) është gabim.',
    en: ({ parts }) =>
      parts === 0
        ? 'This text still stands in for the words of the association.'
        : `Here ${parts === 1 ? 'one part still stands' : `${parts} parts still stand`} in for the words of the association.`,
    enCure: 'Before publishing write the real words and delete the line “standIn: true”.',
    stopsRelease: true,
    example: {
      in: 'shortProject',
      wrong: 'title: Fletorja\nstandIn: ⟦true⟧',
      right: 'title: Fletorja',
    },
  }),
}
