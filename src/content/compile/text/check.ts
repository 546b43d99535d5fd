import type { Finding } from '../problem.ts'
import { checkBareAddresses } from './addresses.ts'
import { checkLanguage } from './language.ts'
import type { Passage } from './passage.ts'
import { checkTypography } from './typography.ts'

/** Checks the words of a document: their language, their typography, addresses among them. */
export function checkWords(passages: readonly Passage[]): Finding[] {
  return [...checkLanguage(passages), ...checkTypography(passages), ...checkBareAddresses(passages)]
}
