import { plainLetters } from '../../../../model/plain-letters.ts'
import { isSameNoun, stemOf } from './endings.ts'

/** A word of a text: its offsets, and its folded form. */
export type WordAt = { start: number; end: number; folded: string }

/** A word of the query, folded. */
export type Term = {
  text: string
  /** Matches only the same word: two letters begin half of all words. */
  isWhole: boolean
  /** Words that mean the same, by the editor's list. A match is at most as strong as `strength`, the term's match on the list. */
  synonyms: readonly { text: string; strength: number }[]
}

/** Strengths of a match, which decide the order of results before anything else. */
const strengths = { exact: 1, inflected: 0.6, nearPrefix: 0.3, prefix: 0.2 }

/** Maximum missing letters of a prefix that counts as nearly the whole word. */
const fewMissing = 3

/** Plain letters and digits alone, so that a keyboard without ë, ç and ₂ finds the word. */
export function fold(word: string): string {
  return plainLetters(word).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The words of a text in order; apostrophes and hyphens separate words. */
export function wordsOf(text: string): WordAt[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    folded: fold(word),
  }))
}

/** Before a capital after a small letter, and before a letter after a digit: `t|CO₂|eq`. */
const innerBorder = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{N})(?=\p{L})/u

/** The words of a text, each followed by its inner parts that can be searched for: `tCO₂eq`, `CO₂`, `eq`. */
export function entriesOf(text: string): WordAt[] {
  return wordsOf(text).flatMap((word) => {
    let end = word.start
    const parts = text.slice(word.start, word.end).split(innerBorder)
    const entries = parts.map((part) => {
      const start = end
      end += part.length
      return { start, end, folded: fold(part) }
    })
    return parts.length === 1 ? [word] : [word, ...entries.filter(({ folded }) => folded.length > 1)]
  })
}

/**
 * The distinct words of a query; the last may be a prefix unless it is one letter, and a single digit may be a day.
 *
 * @param synonyms lists of words that mean the same: `kontakti, adresa, email`
 */
export function termsOf(query: string, synonyms: readonly string[] = []): Term[] {
  const forms = [...new Set(wordsOf(query).map(({ folded }) => folded))]
  if (forms.length === 1 && forms[0]?.length === 1) return []
  return forms
    .map((text, index) => ({ text, isWhole: text.length <= 2 && index < forms.length - 1 }))
    .filter(({ text, isWhole }) => isWhole || !/^\D$/.test(text))
    .map((term) => ({ ...term, synonyms: term.isWhole ? [] : synonymsOf(term.text, synonyms) }))
}

function synonymsOf(text: string, lists: readonly string[]): Term['synonyms'] {
  return lists.flatMap((list) => {
    const entries = wordsOf(list).map(({ folded }) => folded)
    const strength = Math.max(0, ...entries.map((word) => formStrength(word, text)))
    return strength === 0
      ? []
      : entries.filter((word) => word !== text).map((word) => ({ text: word, strength }))
  })
}

/** Prefixes that find all words that match a term ({@link strength}); they also find other words. */
export function prefixesOf({ text, isWhole, synonyms }: Term): string[] {
  return isWhole ? [text] : [text, ...synonyms.map((synonym) => synonym.text)].map(stemOf)
}

/**
 * How well a folded word matches a term, from 0 to 1. The same word or a synonym is strongest. Another form of one of
 * them ({@link isSameNoun}) comes next, and last a word that only begins with the term.
 */
export function strength(word: string, { text, isWhole, synonyms }: Term): number {
  if (word === text) return strengths.exact
  if (isWhole) return 0
  const isNear = word.length - text.length <= fewMissing
  const prefix = word.startsWith(text) ? (isNear ? strengths.nearPrefix : strengths.prefix) : 0
  const asSynonym = synonyms.map((synonym) => Math.min(synonym.strength, formStrength(word, synonym.text)))
  return Math.max(prefix, formStrength(word, text), ...asSynonym)
}

/** Whether a folded word is another one in any form. */
export function isForm(word: string, text: string): boolean {
  return formStrength(word, text) > 0
}

function formStrength(word: string, text: string): number {
  if (word === text) return strengths.exact
  return isSameNoun(word, text) ? strengths.inflected : 0
}

/** The terms without short words, which a document need not have; all terms if all are short. */
export function significantTerms(terms: readonly Term[]): readonly Term[] {
  const significant = terms.filter(({ isWhole, text }) => !isWhole || /\d/.test(text))
  return significant.length > 0 ? significant : terms
}
