import { afterEmpty } from '../rules/after.ts'
import { didYouMeanOr, writeCorrected } from '../rules/phrases/cures.ts'
import { error, warning } from '../rules/record.ts'

/** Words: their language, typography and spelling. */
export const textRules = {
  'language/unmarked': error<{ part: 'field' | 'markdown' | 'html' }>({
    sq: 'Ky tekst është në anglisht, por faqja është shqip dhe lexuesi me zë do ta shqiptonte gabim.',
    sqCure: ({ part }) =>
      ({
        field: 'Shkruajeni shqip: te fushat gjuha e huaj nuk shënohet dot.',
        markdown: 'Shkruajeni shqip, ose shënojeni gjuhën: <span lang="en">…</span>',
        html: 'Shkruajeni shqip, ose shënojeni gjuhën te elementi, p.sh. <p lang="en">…</p>',
      })[part],
    form: {
      sentence: 'Ky tekst është në anglisht, dhe lexuesi me zë do ta shqiptonte gabim.',
      hint: 'Shkruajeni shqip, ose te teksti shënojeni me „Anglisht“.',
    },
    why: 'Lexuesi me zë e shqipton çdo tekst si shqip, po të mos i thuhet ndryshe. Përkthimi automatik dhe kërkimi gabojnë njësoj.',
    en: 'This text is English, but the page is Albanian, and a screen reader would mispronounce it.',
    enCure: ({ part }) =>
      ({
        field: 'Write it in Albanian: in fields a foreign language cannot be marked.',
        markdown: 'Write it in Albanian, or mark the language: <span lang="en">…</span>',
        html: 'Write it in Albanian, or mark the language of the element, e.g. <p lang="en">…</p>',
      })[part],
    example: {
      in: 'report',
      wrong:
        '⟦The students measured the shadow of the window every hour and wrote it down in their notebooks.⟧',
      right:
        '<span lang="en">The students measured the shadow of the window every hour and wrote it down in their notebooks.</span>',
    },
  }),
  'language/wrong-mark': error<{ lang: string }>({
    sq: ({ lang }) => `Ky tekst është shqip, por është shënuar me lang="${lang}".`,
    sqCure: ({ lang }) => `Hiqeni shënimin lang="${lang}"; lëreni vetëm rreth fjalëve të huaja.`,
    why: 'Teksti shqip me shënim gjuhe të huaj shqiptohet nga lexuesi me zë si gjuhë e huaj.',
    en: ({ lang }) => `This text is Albanian, but it is marked lang="${lang}".`,
    enCure: ({ lang }) => `Remove the mark lang="${lang}"; leave it only around the foreign words.`,
    example: {
      in: 'news',
      wrong: '<p lang="en">⟦Nxënësit e matën hijen e dritares çdo orë dhe e shënuan në fletoret e tyre.⟧</p>',
      right: '<p>Nxënësit e matën hijen e dritares çdo orë dhe e shënuan në fletoret e tyre.</p>',
    },
  }),
  'typography/quotes': warning<{ written: string }>({
    after: afterEmpty,
    sq: 'Këto nuk janë thonjëzat shqipe.',
    sqCure: ({ corrected }) => `Shkruani: ${corrected ?? '„ ose “'}`,
    why: 'Shqipja i hap thonjëzat poshtë dhe i mbyll lart: „kështu“.',
    en: 'These are not the quotation marks of Albanian.',
    enCure: ({ corrected }) => `Write: ${corrected ?? '„ or “'}`,
    example: { in: 'shortProject', wrong: 'Me **tri ⟦"pyetje"⟧**.', right: 'Me **tri „pyetje“**.' },
  }),
  'typography/dashes': warning<{ written: string }>({
    after: afterEmpty,
    sq: 'Dy viza të shkurtra nuk bëjnë një vizë të gjatë.',
    sqCure: ({ corrected }) => `Shkruani vizën e gjatë: ${corrected}`,
    why: 'Viza ndërmjet pjesëve të fjalisë është e gjatë: –',
    en: 'Two hyphens do not make a dash.',
    enCure: ({ corrected }) => `Write the dash: ${corrected}`,
    example: { in: 'shortProject', wrong: 'Një fletore ⟦--⟧ një laps.', right: 'Një fletore – një laps.' },
  }),
  'typography/ellipsis': warning<{ written: string }>({
    after: afterEmpty,
    sq: 'Tri pikat janë një shenjë e vetme.',
    ...writeCorrected,
    why: 'Tri pikat janë një shenjë e vetme dhe nuk ndahen në fund të rreshtit.',
    en: 'Three dots are one character.',
    example: { in: 'shortProject', wrong: 'Një fletore, një laps⟦...⟧', right: 'Një fletore, një laps…' },
  }),
  'typography/apostrophe': warning<{ written: string }>({
    after: afterEmpty,
    sq: 'Ky nuk është apostrofi i shtypit.',
    ...writeCorrected,
    why: 'Apostrofi i shtypit është i lakuar: t’i, s’ka, ç’është.',
    en: 'This is not the apostrophe of print.',
    example: {
      in: 'shortProject',
      wrong: "Një fletore që ⟦t'i⟧, një laps.",
      right: 'Një fletore që t’i, një laps.',
    },
  }),
  'typography/emoji': warning<{ written: string }>({
    sq: ({ written }) => `„${written}“ është emoji; në faqe emoji nuk përdoren.`,
    sqCure: 'Hiqeni, dhe thuajeni me fjalë kur duhet.',
    why: 'Lexuesi me zë e lexon emrin e çdo emoji në mes të fjalisë, dhe çdo pajisje e vizaton ndryshe.',
    en: ({ written }) => `“${written}” is an emoji; the site uses none.`,
    enCure: 'Remove it, and say it in words where that is needed.',
    example: { in: 'shortProject', wrong: 'Një fletore, një laps ⟦🌞⟧.', right: 'Një fletore, një laps.' },
  }),
  'spelling/unknown-word': warning<{ word: string; suggestion?: string }>({
    sq: ({ word }) => `Fjala „${word}“ nuk është në fjalor.`,
    ...didYouMeanOr(
      'Ndreqeni; nëse është e drejtë, shtojeni te content/dictionary.txt.',
      'Correct it; if it is right, add it to content/dictionary.txt.',
    ),
    why: 'Kur kontrollit i jepet një fjalor i shqipes (HUNSPELL_SQ), ai i shënon fjalët që nuk i njeh. Emrat dhe fjalët e reja shtohen te content/dictionary.txt, nga një për rresht.',
    en: ({ word }) => `The word “${word}” is not in the dictionary.`,
    example: { wrong: 'Kjo eshte nje fletore.', right: 'Kjo është një fletore.' },
  }),
}
