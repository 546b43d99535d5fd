/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Scheme and host of the public site without a slash at the end, e.g. `https://www.example.org`. */
  readonly SITE_ORIGIN: string
}
