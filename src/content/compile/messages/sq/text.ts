import { didYouMean } from './phrases.ts'

type Written = { written: string; corrected: string }

/** Words: their language, typography and spelling. */
export const textMessages = {
  'language/unmarked': ({ part }: { part: 'field' | 'markdown' | 'html' }) => ({
    message: 'Ky tekst është në anglisht, por faqja është shqip dhe lexuesi me zë do ta shqiptonte gabim.',
    cure: {
      field: 'Shkruaje shqip: te fushat gjuha e huaj nuk shënohet dot.',
      markdown: 'Shkruaje shqip, ose shënoje gjuhën: <span lang="en">…</span>',
      html: 'Shkruaje shqip, ose shënoje gjuhën te elementi, p.sh. <p lang="en">…</p>',
    }[part],
  }),
  'language/wrong-mark': ({ lang }: { lang: string }) => ({
    message: `Ky tekst është shqip, por është shënuar me lang="${lang}".`,
    cure: `Hiqe shënimin lang="${lang}"; lëre vetëm rreth fjalëve të huaja.`,
  }),
  'typography/quotes': ({ corrected }: Written) => ({
    message: 'Këto nuk janë thonjëzat shqipe.',
    cure: `Shkruaj: ${corrected === '' ? '„ ose “' : corrected}`,
  }),
  'typography/dashes': ({ corrected }: Written) => ({
    message: 'Dy viza të shkurtra nuk bëjnë një vizë të gjatë.',
    cure: `Shkruaj vizën e gjatë: ${corrected}`,
  }),
  'typography/ellipsis': ({ corrected }: Written) => ({
    message: 'Tri pikat janë një shenjë e vetme.',
    cure: `Shkruaj: ${corrected}`,
  }),
  'typography/apostrophe': ({ corrected }: Written) => ({
    message: 'Ky nuk është apostrofi i shtypit.',
    cure: `Shkruaj: ${corrected}`,
  }),
  'typography/emoji': ({ written }: { written: string }) => ({
    message: `„${written}“ është emoji; në faqe emoji nuk përdoren.`,
    cure: 'Hiqe, dhe thuaje me fjalë kur duhet.',
  }),
  'spelling/unknown-word': ({ word, suggestion }: { word: string; suggestion: string | undefined }) => ({
    message: `Fjala „${word}“ nuk është në fjalor.`,
    cure: didYouMean(suggestion) ?? 'Ndreqe; nëse është e drejtë, shtoje te content/dictionary.txt.',
  }),
}
