/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Scheme and host of the public site without a slash at the end, e.g. `https://www.example.org`. */
  readonly SITE_ORIGIN: string
  /**
   * Whether the content announces a next edition, whether a project names its municipality, and whether projects fill
   * more than a page. A build leaves out the code for what the content lacks. Always true in development.
   */
  readonly HAS_NEXT_EDITION: boolean
  readonly HAS_MUNICIPALITIES: boolean
  readonly HAS_PROJECT_PAGES: boolean
}

/** The content in every page: src/pipeline/app/site-content.ts provides it wherever the app is loaded. */
declare module 'virtual:site-content' {
  export const site: import('../model/schema/site.ts').PageSite
  export const words: import('../model/schema/words.ts').PageWords
  /** The next edition, if one is announced. Only the pages that show it load it. */
  export const next: { edition?: import('../model/schema/next-edition.ts').ShownEdition }
}
