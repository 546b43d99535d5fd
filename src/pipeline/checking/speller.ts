import { readFile } from 'node:fs/promises'
import type { Speller } from '../../check/text/spelling.ts'

/**
 * The speller of the Hunspell dictionary in the environment variable `HUNSPELL_SQ`: the path of a `.dic` file
 * with its `.aff` file beside it. Undefined if it is not set: spelling is not checked then.
 *
 * @throws an Error when the files cannot be read
 */
export async function readSpeller(path = process.env.HUNSPELL_SQ): Promise<Speller | undefined> {
  if (path === undefined || path === '') return undefined
  const stem = path.replace(/\.(dic|aff)$/, '')
  try {
    return await createSpeller(await readFile(`${stem}.aff`), await readFile(`${stem}.dic`))
  } catch (cause) {
    throw new Error(`HUNSPELL_SQ: ${stem}.dic dhe ${stem}.aff nuk lexohen`, { cause })
  }
}

/** Creates a speller from the bytes of an affix file and of a word list. */
export async function createSpeller(affixBytes: Uint8Array, wordBytes: Uint8Array): Promise<Speller> {
  const [, set = 'iso-8859-1'] = /^SET\s+(\S+)/m.exec(new TextDecoder('latin1').decode(affixBytes)) ?? []
  const encoding = set.toLowerCase().replace(/^iso8859/, 'iso-8859')
  const decoder = new TextDecoder(encoding.replace(/^microsoft-cp/, 'windows-'))
  const affixes = decoder.decode(affixBytes)
  // nspell does not support numeric aliases of flag sets (AF).
  const sets = [...affixes.matchAll(/^AF\s+(\S+)/gm)].slice(1)
  const spellOut = (text: string) =>
    text.replaceAll(/\/(\d+)(?=\s|$)/gm, (whole, number) => {
      const flags = sets[Number(number) - 1]?.[1]
      return flags === undefined ? whole : `/${flags}`
    })
  const { default: nspell } = await import('nspell')
  const dictionary = nspell(spellOut(affixes), spellOut(decoder.decode(wordBytes)))
  return (word) => dictionary.correct(word)
}
