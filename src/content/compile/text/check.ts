import type { Finding } from '../problem.ts'
import { checkBareAddresses } from './addresses.ts'
import { checkEmoji } from './emoji.ts'
import { checkLanguage } from './language.ts'
import type { Passage } from './passage.ts'
import { checkPlain } from './plain.ts'
import { checkTypography } from './typography.ts'

/** Checks the words of a document: their language, their typography, emoji, addresses and HTML among them. */
export function checkWords(passages: readonly Passage[]): Finding[] {
  return [
    ...checkLanguage(passages),
    ...checkTypography(passages),
    ...checkEmoji(passages),
    ...checkBareAddresses(passages),
    ...checkPlain(passages),
  ]
}
