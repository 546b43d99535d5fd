import { englishPhrases } from './en/frame.ts'
import { english } from './en/index.ts'
import { messages } from './index.ts'
import type { Language } from './language.ts'
import { albanianPhrases } from './sq/frame.ts'

/** The languages of the check by their tag (BCP 47); Albanian, the editors' own, is the default. */
export const languages: Readonly<Record<Language['tag'], Language>> = {
  sq: { tag: 'sq', messages, phrases: albanianPhrases },
  en: { tag: 'en', messages: english, phrases: englishPhrases },
}

/** Whether `tag` names one of {@link languages}. */
export function isLanguageTag(tag: string): tag is Language['tag'] {
  return Object.hasOwn(languages, tag)
}
