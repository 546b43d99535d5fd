/** Words around the list of editions: they come with it. */
export { editions } from '../generated/words/editions.ts'
