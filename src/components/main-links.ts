import { words } from '../content/index.ts'

/** The five links of the specification (§2 Header), in its order. */
export const mainLinks = [
  { name: 'home', to: '/', hash: undefined, word: words.nav.home },
  { name: 'news', to: '/', hash: 'information', word: words.nav.news },
  { name: 'summerSchool', to: '/summer-school', hash: undefined, word: words.nav.summerSchool },
  { name: 'projects', to: '/projects', hash: undefined, word: words.nav.projects },
  { name: 'about', to: '/about', hash: undefined, word: words.nav.about },
] as const
