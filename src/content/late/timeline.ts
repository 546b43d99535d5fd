/** Words above the timeline of the projects: they come with it. */
export { timeline } from '../generated/words/timeline.ts'
