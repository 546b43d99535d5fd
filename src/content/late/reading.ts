/** Words around a report's text: they come with its page. */
export { reading } from '../generated/words/reading.ts'
