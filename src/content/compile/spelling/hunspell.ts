import { type Affix, type AffixFile, encodingOf, readAffixes } from './affixes.ts'

/** Whether a word is written right. */
export type Speller = (word: string) => boolean

type Dictionary = AffixFile & { words: ReadonlyMap<string, ReadonlySet<string>>; endings: Endings }
/** Suffixes by the last letter that they add. */
type Endings = ReadonlyMap<string, readonly Affix[]>

/**
 * Makes a speller of a Hunspell dictionary: words with flags, and the affixes that the flags allow (one prefix,
 * up to two suffixes). Compounds are not put together.
 */
export function readHunspell(affixBytes: Uint8Array, wordBytes: Uint8Array): Speller {
  const encoding = encodingOf(new TextDecoder('latin1').decode(affixBytes))
  const affixes = readAffixes(new TextDecoder(encoding).decode(affixBytes))
  const words = readWords(new TextDecoder(encoding).decode(wordBytes), affixes)
  const dictionary = { ...affixes, words, endings: groupEndings(affixes.suffixes) }
  return (word) => formsOf(word).some((form) => isKnown(dictionary, form))
}

function readWords(text: string, { readFlags }: AffixFile): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>()
  for (const line of text.split(/\r?\n/).slice(1)) {
    const entry = line.split(/[\t ]/)[0] ?? ''
    if (entry === '') continue
    const [, word = entry, flags = ''] = /^((?:\\\/|[^/])+)(?:\/(.*))?$/.exec(entry) ?? []
    const known = words.get(word) ?? new Set()
    for (const flag of flags === '' ? [] : readFlags(flags)) known.add(flag)
    words.set(word.replaceAll('\\/', '/'), known)
  }
  return words
}

function groupEndings(suffixes: readonly Affix[]): Endings {
  const endings = new Map<string, Affix[]>()
  for (const suffix of suffixes) {
    const last = suffix.add.at(-1) ?? ''
    const same = endings.get(last)
    if (same === undefined) endings.set(last, [suffix])
    else same.push(suffix)
  }
  return endings
}

/** A word as written, and as it stands within a sentence: `Era` is `era`, `ERA` is `Era` or `era`. */
function formsOf(word: string): string[] {
  const lower = word.toLowerCase()
  const title = `${lower.slice(0, 1).toUpperCase()}${lower.slice(1)}`
  if (word === lower) return [word]
  return word === word.toUpperCase() ? [word, title, lower] : [word, `${lower.slice(0, 1)}${word.slice(1)}`]
}

function isKnown(dictionary: Dictionary, word: string): boolean {
  const own = dictionary.words.get(word)
  if (own !== undefined && !dictionary.hidden.some((flag) => own.has(flag))) return true
  if (hasSuffix(dictionary, word, undefined, 2)) return true
  return dictionary.prefixes.some((prefix) => {
    const stem = stemOf(word, prefix, true)
    if (stem === undefined) return false
    return (
      dictionary.words.get(stem)?.has(prefix.flag) || (prefix.cross && hasSuffix(dictionary, stem, prefix, 1))
    )
  })
}

/** Whether a word is a known one with a suffix; its flags must allow the suffix, and the prefix where there is one. */
function hasSuffix(dictionary: Dictionary, word: string, prefix: Affix | undefined, depth: number): boolean {
  const candidates = [dictionary.endings.get(word.at(-1) ?? ''), dictionary.endings.get('')]
  return candidates.some((suffixes) =>
    suffixes?.some((suffix) => {
      const stem = stemOf(word, suffix, false)
      if (stem === undefined || (prefix !== undefined && !suffix.cross)) return false
      const flags = dictionary.words.get(stem)
      if (flags?.has(suffix.flag) && (prefix === undefined || flags.has(prefix.flag))) return true
      return depth > 1 && isInner(dictionary, stem, suffix.flag)
    }),
  )
}

/** Whether a form is made by a suffix that lets `flag` follow. */
function isInner(dictionary: Dictionary, form: string, flag: string): boolean {
  return [dictionary.endings.get(form.at(-1) ?? ''), dictionary.endings.get('')].some((suffixes) =>
    suffixes?.some((suffix) => {
      if (!suffix.flags.includes(flag)) return false
      const stem = stemOf(form, suffix, false)
      return stem !== undefined && dictionary.words.get(stem)?.has(suffix.flag) === true
    }),
  )
}

function stemOf(word: string, { add, strip, condition }: Affix, atStart: boolean): string | undefined {
  if (atStart ? !word.startsWith(add) : !word.endsWith(add)) return undefined
  const rest = atStart ? word.slice(add.length) : word.slice(0, word.length - add.length)
  const stem = atStart ? strip + rest : rest + strip
  return rest !== '' && condition.test(stem) ? stem : undefined
}
