import type { textMessages } from '../messages/sq/text.ts'
import type { GuideEntry } from './entry.ts'

/** Words: their language, typography and spelling. */
export const textGuide: Readonly<Record<keyof typeof textMessages, GuideEntry>> = {
  'language/unmarked':
    'Lexuesi me zë e shqipton çdo tekst si shqip, po të mos i thuhet ndryshe. Përkthimi automatik dhe kërkimi gabojnë njësoj.',
  'language/wrong-mark': 'Teksti shqip me shënim gjuhe të huaj shqiptohet nga lexuesi me zë si gjuhë e huaj.',
  'typography/quotes': 'Shqipja i hap thonjëzat poshtë dhe i mbyll lart: „kështu“.',
  'typography/dashes': 'Viza ndërmjet pjesëve të fjalisë është e gjatë: –',
  'typography/ellipsis': 'Tri pikat janë një shenjë e vetme dhe nuk ndahen në fund të rreshtit.',
  'typography/apostrophe': 'Apostrofi i shtypit është i lakuar: t’i, s’ka, ç’është.',
  'typography/emoji':
    'Lexuesi me zë e lexon emrin e çdo emoji në mes të fjalisë, dhe çdo pajisje e vizaton ndryshe.',
  'spelling/unknown-word': {
    why: 'Kur kontrollit i jepet një fjalor i shqipes (HUNSPELL_SQ), ai i shënon fjalët që nuk i njeh. Emrat dhe fjalët e reja shtohen te content/dictionary.txt, nga një për rresht.',
    wrong: 'Kjo eshte nje fletore.',
    right: 'Kjo është një fletore.',
  },
}
