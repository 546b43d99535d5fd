import type { PrivateData } from '../../pictures/pictures.ts'
import { error, type LanguageTag } from '../record.ts'

const told: Readonly<Record<LanguageTag, Readonly<Record<PrivateData, string>>>> = {
  sq: { place: 'vendin ku u bë', face: 'emra njerëzish', serial: 'numrin serial të aparatit' },
  en: {
    place: 'the place where it was taken',
    face: 'names of people',
    serial: 'the serial number of the camera',
  },
}

/** What a picture tells of people, in words. */
export function privateWords(found: readonly PrivateData[], tag: LanguageTag): string {
  return new Intl.ListFormat(tag).format(found.map((kind) => told[tag][kind]))
}

/** What nobody mistyped, and must not be published: data of people, words that nobody said, numbers with a past. */
export const trustRules = {
  'picture/private': error<{ file: string; found: readonly PrivateData[] }>({
    sq: ({ file, found }) =>
      `Fotoja „${file}“ tregon edhe çfarë nuk shihet në të: ${privateWords(found, 'sq')}.`,
    sqCure: 'Hiqi këto të dhëna me komandën: npm run check -- --fix; vetë fotoja nuk ndryshon.',
    sqWhy:
      'Faqja nuk i boton këto të dhëna, por skedarin mund ta lexojë kushdo që e sheh projektin. Komanda heq vetëm blloqet që i mbajnë; asnjë pikë e fotos nuk ndryshon. Nëse fotoja ishte ruajtur më parë me Git, të dhënat mbeten në historinë e tij: njoftoni atë që kujdeset për projektin.',
    en: ({ file, found }) =>
      `The photo “${file}” tells what is not seen in it: ${privateWords(found, 'en')}.`,
    enCure: 'Remove these data with the command: npm run check -- --fix; the picture itself stays the same.',
    enWhy:
      'The site does not publish these data, but whoever sees the project can read the file. The command removes only the blocks that hold them; no pixel changes. If the photo was committed before, the data stay in the history of Git: tell whoever looks after the project.',
    example: {
      wrong: '02.jpg me koordinatat GPS të telefonit',
      right: '02.jpg pas komandës npm run check -- --fix',
    },
  }),
}
