/** A rule by which a form is made of a word: take `strip` away, put `add` in its place. */
export type Affix = {
  flag: string
  strip: string
  add: string
  /** What the word must look like at that end. */
  condition: RegExp
  /** Whether a prefix and a suffix with this mark may meet. */
  cross: boolean
  /** Flags that the form carries itself: a second suffix may follow. */
  flags: readonly string[]
}

/** What an affix file says. */
export type AffixFile = {
  prefixes: Affix[]
  suffixes: Affix[]
  /** Flags of words that are no words by themselves. */
  hidden: readonly string[]
  readFlags(text: string): string[]
}

/** Reads a Hunspell affix file (https://man.archlinux.org/man/hunspell.5), as far as words are checked by it. */
export function readAffixes(text: string): AffixFile {
  const lines = text.split(/\r?\n/).map((line) => line.trim().split(/\s+/))
  const value = (name: string) => lines.find(([key]) => key === name)?.[1]
  const aliases = lines.filter(([key]) => key === 'AF').slice(1)
  const readFlags = (written: string) => {
    const alias = /^\d+$/.test(written) ? aliases[Number(written) - 1]?.[1] : undefined
    return splitFlags(alias ?? written, value('FLAG'))
  }
  return {
    prefixes: readKind(lines, 'PFX', readFlags),
    suffixes: readKind(lines, 'SFX', readFlags),
    hidden: ['NEEDAFFIX', 'PSEUDOROOT', 'FORBIDDENWORD', 'ONLYINCOMPOUND'].flatMap(
      (name) => value(name) ?? [],
    ),
    readFlags,
  }
}

/** The encoding that an affix file names, as `TextDecoder` knows it. */
export function encodingOf(text: string): string {
  const name = /^SET\s+(\S+)/m.exec(text)?.[1]?.toLowerCase() ?? 'iso-8859-1'
  return name.replace(/^iso8859/, 'iso-8859').replace(/^microsoft-cp/, 'windows-')
}

function readKind(
  lines: readonly string[][],
  kind: 'PFX' | 'SFX',
  readFlags: (text: string) => string[],
): Affix[] {
  const cross = new Map<string, boolean>()
  return lines.flatMap(([key, flag = '', first = '', second = '', third = '.']) => {
    if (key !== kind) return []
    // The first line of a flag is its head: whether it meets others, and how many lines follow.
    if (!cross.has(flag)) {
      cross.set(flag, first === 'Y')
      return []
    }
    const [add = '', flags = ''] = second.split('/')
    return [
      {
        flag,
        strip: first === '0' ? '' : first,
        add: add === '0' ? '' : add,
        condition: conditionOf(third, kind),
        cross: cross.get(flag) === true,
        flags: flags === '' ? [] : readFlags(flags),
      },
    ]
  })
}

/** `[^aeiou]y` is a regular expression already, once other signs are taken as letters. */
function conditionOf(written: string, kind: 'PFX' | 'SFX'): RegExp {
  const pattern = written.replaceAll(/[\\^$*+?(){}|-]/g, (sign, at: number) =>
    sign === '^' && written[at - 1] === '[' ? sign : `\\${sign}`,
  )
  return new RegExp(kind === 'PFX' ? `^${pattern}` : `${pattern}$`)
}

function splitFlags(text: string, form: string | undefined): string[] {
  if (form === 'long') return text.match(/../g) ?? []
  return form === 'num' ? text.split(',') : [...text]
}
