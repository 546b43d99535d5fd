/**
 * Loads compiled content on demand, each kind from a chunk of its own. Kept apart from the door so
 * that, in development, a changed document replaces this module and the door hands out the new one.
 */
export const loadHomeModule = () => import('./generated/home.ts')
export const loadAboutModule = () => import('./generated/about.ts')
export const loadReportsModule = () => import('./generated/reports.ts')
export const loadProjectsModule = () => import('./generated/projects.ts')
export const loadContentsModule = () => import('./generated/contents.ts')
export const loadBodiesModule = () => import('./generated/bodies.ts')
export const loadSearchModule = () => import('./generated/search.ts')
