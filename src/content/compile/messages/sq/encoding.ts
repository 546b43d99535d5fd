import type { ManySigns } from '../../depth.ts'

/** Bytes and letters. */
export const encodingMessages = {
  'encoding/utf-16': () => ({
    message: 'Skedari është ruajtur në kodimin UTF-16, që faqja nuk e lexon.',
    cure: 'Ruaje përsëri skedarin me kodimin UTF-8.',
  }),
  'encoding/null-byte': () => ({
    message: 'Skedari përmban bajte zero, prandaj nuk është tekst i thjeshtë.',
    cure: 'Hape skedarin me një redaktues teksti, hiqe këtë shenjë dhe ruaje me kodimin UTF-8.',
  }),
  'encoding/not-utf-8': ({ byte }: { byte: string }) => ({
    message: `Skedari nuk është në kodimin UTF-8: këtu qëndron bajti ${byte}, që nuk është shkronjë.`,
    cure: 'Ruaje përsëri skedarin me kodimin UTF-8 dhe shkruaji sërish shkronjat e prishura, zakonisht ë ose ç.',
  }),
  'encoding/byte-order-mark': () => ({
    message: 'Skedari nis me një shenjë të padukshme (BOM), që e shtojnë disa programe të Windows-it.',
    cure: 'Ruaje skedarin si „UTF-8“, jo si „UTF-8 me BOM“.',
  }),
  'encoding/line-endings': () => ({
    message: 'Rreshtat mbarojnë sipas mënyrës së Windows-it (CRLF).',
    cure: 'Ruaje skedarin me fund rreshti „LF“; në VS Code ndërrohet poshtë djathtas.',
  }),
  'encoding/decomposed-letters': ({ letter, count }: { letter: string; count: number }) => ({
    message: `Shkronja „${letter}“ këtu përbëhet nga dy shenja të veçanta${count > 1 ? `; kështu ndodh në ${count} vende të skedarit` : ''}.`,
    cure: `Fshije dhe shkruaje sërish nga tastiera si një shkronjë të vetme: „${letter}“.`,
  }),
  'encoding/invisible-character': ({ code, written }: { code: string; written: string | undefined }) =>
    written === undefined
      ? {
          message: `Këtu fshihet një shenjë e padukshme (U+${code}), që zakonisht vjen nga ngjitja prej Word-it ose prej uebit.`,
          cure: 'Fshije shenjën bashkë me shkronjën para saj dhe shkruaje shkronjën sërish.',
        }
      : {
          message: `„${written}“ do të dilte në faqe si shenjë e padukshme ose e prishur (U+${code}).`,
          cure: `Fshije: ${written}`,
        },
  'encoding/garbled-letters': ({
    written,
    corrected,
    count,
  }: {
    written: string
    corrected: string | undefined
    count: number
  }) => ({
    message: `Shkronjat „${written}“ janë gjurmë e një skedari të ruajtur me kodim të gabuar${count > 1 ? `; kështu ndodh në ${count} vende të skedarit` : ''}.`,
    cure:
      corrected === undefined
        ? 'Shkruaje shkronjën sërish nga tastiera; zakonisht është ë, ç ose një thonjëz.'
        : `Shkruaj: ${corrected}${count > 1 ? ' – ose ndreqi të gjitha përnjëherë: npm run check -- --fix' : ''}`,
  }),
  'encoding/foreign-letter': ({ word, corrected }: { word: string; corrected: string }) => ({
    message: `Në fjalën „${word}“ një shkronjë është e një alfabeti tjetër, ndonëse duket njësoj.`,
    cure: `Fshije fjalën dhe shkruaje nga tastiera: ${corrected}`,
  }),
  'encoding/odd-space': ({ code }: { code: string }) => ({
    message: `Hapësira këtu është një shenjë tjetër (U+${code}), prandaj fillimi i rreshtit nuk kuptohet.`,
    cure: 'Fshije dhe shtyp tastin e hapësirës.',
  }),
  'encoding/tab': () => ({
    message: 'Këtu qëndron një shenjë e tastit Tab në vend të hapësirës.',
    cure: 'Fshije dhe shkruaj hapësirë.',
  }),
  'document/too-large': () => ({
    message: 'Skedari është shumë i madh për një dokument: ka më shumë se një milion shenja.',
    cure: 'Shiko mos është ngjitur diçka gabim; një tekst vërtet kaq i gjatë ndahet në disa dokumente.',
  }),
  'document/two-versions': ({ withFirst }: { withFirst: boolean }) => ({
    message: 'Këtu ka mbetur një përplasje e dy versioneve.',
    cure: withFirst
      ? 'Mbaj njërin tekst dhe fshi të tjerët, bashkë me rreshtat <<<<<<<, |||||||, ======= dhe >>>>>>>.'
      : 'Mbaj njërin tekst dhe fshi rreshtat <<<<<<<, ======= dhe >>>>>>>.',
  }),
  'document/too-deep': ({ signs }: { signs: ManySigns | undefined }) =>
    signs === undefined
      ? {
          message: 'Skedari ka tepër shumë shtresa njëra brenda tjetrës dhe nuk mund të lexohet.',
          cure: 'Hiqi kllapat ose listat e futura njëra brenda tjetrës.',
        }
      : {
          message: `${signs === '}' ? 'Skedari' : 'Ky paragraf'} ka tepër shumë shenja ${signs} dhe nuk mund të lexohet.`,
          cure:
            signs === '}'
              ? 'Hiqi kllapat gjarpëruese.'
              : 'Ndaje me rreshta bosh në disa paragrafë, ose hiqi ato shenja.',
        },
  'document/more-problems': ({ rule, count }: { rule: string; count: number }) => ({
    message: `I njëjti gabim (${rule}) gjendet edhe në ${count} ${count === 1 ? 'vend tjetër' : 'vende të tjera'} të këtij skedari.`,
    cure: 'Ndreqi të parët dhe kontrolloje përsëri; shpesh të gjithë kanë një shkak të vetëm.',
  }),
}
