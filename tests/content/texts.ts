import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The text files of `content/` for visitors, by path relative to the project's root. */
export function contentTexts(): Map<string, string> {
  const folder = join(root, 'content')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|yaml)$/.test(name))
    .map((name) => join(folder, name))
    .sort()
  return new Map(files.map((file) => [relative(root, file).replaceAll(sep, '/'), readFileSync(file, 'utf8')]))
}

/** The text of HTML as a visitor reads it. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Every string within a value, with the path to it: `reports.0.days.2.label`. */
export function stringsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => stringsOf(child, path ? `${path}.${key}` : key))
}
