import type { NewsId, ReportId } from './generated/ids.ts'

/**
 * The id that an address names, or undefined when it can name no document: only plain digits without
 * a leading zero do. Whether a document has the id is known when it is loaded.
 */
export function parsePublicId<Id extends ReportId | NewsId>(text: string): Id | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? (Number(text) as Id) : undefined
}

/** The number of a further page of a list, from 2: the first page's address has none. */
export function parsePageNumber(text: string): number | undefined {
  const number = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
  return number > 1 ? number : undefined
}
