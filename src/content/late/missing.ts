/** Words for addresses without a document: hardly any visitor needs them. */
export { missing } from '../generated/words/missing.ts'
