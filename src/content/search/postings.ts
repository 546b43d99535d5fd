/**
 * The index of words as text, each number one character, in a form that Brotli makes small and a browser reads
 * quickly. A shard is `entry!entry!…`, its words sorted. An entry is a word and its pieces, `word piece piece …`;
 * the word's first character is the number of letters that it shares with the word before it. A piece says where
 * the word stands within one segment: the segment, then for each document that has it a step from the document
 * before and the sections.
 */
import { type SearchKind, searchKinds } from './kinds.ts'

/** Ids of a segment, the documents whose words are read together: an edit reads those of one segment anew. */
export const idsPerSegment = 48

/** What a word weighs in a title, in a heading and in a text. */
const weights = { title: 12, heading: 5, text: 1 }

/** How often a word counts at most in one text: a word that comes back ten times is not ten times as apt. */
export const mostOften = 3

/** Section number of a title. */
export const titleSection = -1

/** The number of a segment, of which there is one for each kind and range of ids. */
export function segmentOf(kind: SearchKind, id: number): number {
  return Math.floor(id / idsPerSegment) * searchKinds.length + searchKinds.indexOf(kind)
}

/**
 * The character, by its code, for a place: a word that stands so often in a part of a section.
 *
 * @param section {@link titleSection}, or the section's position in its document
 * @param count up to {@link mostOften}
 */
export function placeOf(section: number, isHeading: boolean, count: number): number {
  const part = section === titleSection ? 0 : 1 + section * 2 + Number(isHeading)
  return encode((part * mostOften + count - 1) * 2)
}

/** The character, by its code, for the step, at least 1, to a segment's next document that has a word, or to its first. */
export function stepOf(step: number): number {
  return encode(step * 2 - 1)
}

/** A number from 0 as a character: none of those that part entries, none that a string would have to escape. */
function encode(number: number): number {
  const code = first + number
  return code < backslash ? code : code + 1
}

/** How many numbers a character holds of which more may follow. */
const digit = 0x4000

/** A number of any size as characters, by their codes: ids may be large, and hardly ever are. */
export function encodeLong(number: number): number[] {
  if (number < digit) return [encode(number)]
  return [encode(digit + (number % digit)), ...encodeLong(Math.floor(number / digit))]
}

/** The number that {@link encodeLong} wrote at an offset of a text, and the offset after it. */
export function decodeLong(text: string, at: number): [number: number, end: number] {
  const number = decode(text, at)
  if (number < digit) return [number, at + 1]
  const [rest, end] = decodeLong(text, at + 1)
  return [number - digit + rest * digit, end]
}

/** A document's number among those of all kinds. */
export function numberOf(kind: SearchKind, id: number): number {
  return id * searchKinds.length + searchKinds.indexOf(kind)
}

/** What is called for each place of a word: the document by its number, the section and what it is worth there. */
export type Visit = (document: number, section: number, score: number) => void

/** Calls `visit` for each place of a word that a piece names. */
export function readPiece(piece: string, visit: Visit): void {
  const kinds = searchKinds.length
  const [segment, start] = decodeLong(piece, 0)
  const kind = segment % kinds
  // One before the first of the segment.
  let document = (segment - kind) * idsPerSegment + kind - kinds
  for (let at = start; at < piece.length; at++) {
    const number = decode(piece, at)
    const value = number >> 1
    if (number & 1) document += (value + 1) * kinds
    else {
      const part = Math.floor(value / mostOften)
      const weight = part === 0 ? weights.title : part % 2 ? weights.text : weights.heading
      visit(document, part === 0 ? titleSection : (part - 1) >> 1, weight + (value % mostOften) / 2)
    }
  }
}

const first = '#'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)

/** The number of a character that {@link encode} gave. */
function decode(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code - first - Number(code > backslash)
}
