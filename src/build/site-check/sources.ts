import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { listFiles } from '../list-files.ts'
import type { SiteProblem } from './problem.ts'

/** Texts of the content by their path relative to the project root. */
export type ContentTexts = ReadonlyMap<string, string>

/** Reads the documents and data files of `content/`; without any, nothing can be led back. */
export async function readContentTexts(root: string): Promise<ContentTexts> {
  const folder = path.join(root, 'content')
  const files = existsSync(folder) ? listFiles(folder).filter((file) => /\.(mdx|yaml)$/.test(file)) : []
  const texts = await Promise.all(
    files.map(async (file) => [`content/${file}`, await readFile(path.join(folder, file), 'utf8')] as const),
  )
  return new Map(texts)
}

/** The text of the site's settings; '' where there are none. */
export async function readSettings(root: string): Promise<string> {
  return await readFile(path.join(root, 'content', 'site.yaml'), 'utf8').catch(() => '')
}

/** Whether the settings say that the site's own address, with this origin, stands in for one still to come. */
export function isStandIn(origin: string, siteYaml: string): boolean {
  const settings = parse(siteYaml) as {
    address?: string
    standIns?: string[]
  } | null
  const { address = '', standIns = [] } = settings ?? {}
  return standIns.includes('address') && URL.canParse(address) && new URL(address).origin === origin
}

/** Adds the place in the content at which the offending text is written, where only one can be meant. */
export function leadBack(problem: SiteProblem, texts: ContentTexts): SiteProblem {
  if (problem.text.length < 2) return problem
  const written = /["'(:\s]/
  const places: string[] = []
  for (const [file, text] of texts) {
    for (let at = text.indexOf(problem.text); at !== -1; at = text.indexOf(problem.text, at + 1)) {
      const ends = /^["')\s]|^$/.test(text.slice(at + problem.text.length, at + problem.text.length + 1))
      if (!written.test(text[at - 1] ?? ' ') || !ends) continue
      places.push(`${file}:${text.slice(0, at).split('\n').length}`)
    }
  }
  const [only, ...others] = places
  return only === undefined || others.length > 0 ? problem : { ...problem, source: only }
}
