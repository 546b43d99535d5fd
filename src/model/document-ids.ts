/**
 * The numbers of the published documents, by kind. A fresh clone knows none; a check of the content without errors writes
 * `.cache/documents.d.ts`, which adds them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a generated declaration adds to it.
export interface PublishedIds {}

/** The number of a published document: any number as long as the content has not been checked. */
export type DocumentId<Kind extends string> =
  PublishedIds extends Record<Kind, infer Id extends number> ? Id : number
