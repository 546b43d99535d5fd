import { readFile } from 'node:fs/promises'
import { readHunspell, type Speller } from '../content/compile/index.ts'

/**
 * The speller of the dictionary that the environment variable `HUNSPELL_SQ` names: the path of a `.dic` file with
 * its `.aff` file beside it. Undefined where it names none: the words are not checked then.
 *
 * @throws an Error when the named files cannot be read
 */
export async function readSpeller(path = process.env.HUNSPELL_SQ): Promise<Speller | undefined> {
  if (path === undefined || path === '') return undefined
  const stem = path.replace(/\.(dic|aff)$/, '')
  try {
    const [affixes, words] = await Promise.all([readFile(`${stem}.aff`), readFile(`${stem}.dic`)])
    return readHunspell(affixes, words)
  } catch (cause) {
    throw new Error(`HUNSPELL_SQ: ${stem}.dic dhe ${stem}.aff nuk lexohen`, { cause })
  }
}
