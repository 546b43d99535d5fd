import { slug } from './slug.ts'

/** Words that say of a folder of reports nothing but that it is one. */
const usual = ['raport', 'raporti', 'edicion', 'edicioni', 'shkolla', 'verore', 'viti', 'vitit', 'i', 'e']

/** The name of an edition's folder that another name was meant to be: `2014 Vjeshtë` → `2014-vjeshte`. */
export function editionName(written: string): string | undefined {
  const [, before = '', year, after = ''] = /^(.*?)(?<!\d)(\d{4})(?!\d)(.*)$/s.exec(written) ?? []
  if (year === undefined) return undefined
  const words = slug(`${before} ${after}`).split('-')
  return [year, ...words.filter((word) => word !== '' && !usual.includes(word))].join('-')
}

/** The name of a post's folder that another name was meant to be; empty where it has no letter to take. */
export function newsName(written: string): string {
  return slug(written)
}

/** The name of a file without its ending; Notepad adds its own: `2008-pylli.mdx.txt` → `2008-pylli`. */
export function stemOf(name: string): string {
  return name.replace(/(\.(mdx?|markdown|txt|ya?ml|html?))+$/i, '').replace(/\.[^.]*$/, '')
}
