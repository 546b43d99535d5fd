/** Words of a timeline with pages: a door of their own, so that they come with it and not with every page. */
export { projectPages } from '../generated/words/projectPages.ts'
