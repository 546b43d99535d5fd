/** Words of carousels and their full screen: a door of their own, so that they come with them and not with every page. */
export { gallery } from '../generated/words/gallery.ts'
