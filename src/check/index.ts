/** `content/` → checked → typed content. Node only; the app never imports this. */
export { type CheckOptions, checkContent } from './check.ts'
export {
  type Crew,
  checkJob,
  createMemory,
  forgetFile,
  type Job,
  type RecordStore,
} from './check-documents.ts'
export type { Content } from './content.ts'
export type { History } from './cross/history.ts'
export { type ContentFiles, filesOnDisk, isHidden } from './files.ts'
export type { Mended } from './fix/mend.ts'
export { type ContentMending, mendContent } from './fix/mend.ts'
export { problemsAsGithub } from './output/github.ts'
export { problemsAsJson } from './output/json.ts'
export { type FixRefusal, isLanguageTag, type Language, languages } from './output/languages.ts'
export { problemsAsMarkdown } from './output/markdown.ts'
export { problemsAsSarif } from './output/sarif.ts'
export { formatProblems } from './output/text.ts'
export type { Cleaned, Facts, PictureFacts, PictureFile, PrivateData, Unusable } from './pictures/pictures.ts'
export type { Problem } from './problem.ts'
export type { Speller } from './text/spelling.ts'
