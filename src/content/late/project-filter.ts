/** Words of the project filter: a door of their own, so that they come with it and not with every page. */
export { projectFilter } from '../generated/words/projectFilter.ts'
