/** Words of the search: a door of their own, so that they come with it and not with every page. */
export { searching } from '../generated/words/searching.ts'
