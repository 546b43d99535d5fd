import path from 'node:path'
import type { z } from 'zod'
import { newsFrontmatterSchema } from '../../schema/news.ts'
import { projectFrontmatterSchema } from '../../schema/project.ts'
import { reportFrontmatterSchema } from '../../schema/report.ts'
import type { Kind } from '../collect.ts'
import { splitFrontmatter } from '../frontmatter.ts'
import { type Finding, finding } from '../problem.ts'
import { slug } from '../slug.ts'
import { lineAt, type Source } from '../source.ts'

/** Kinds of documents that have a folder of their own. */
export type FolderKind = Extract<Kind, 'report' | 'news' | 'project'>

const schemas: Readonly<Record<FolderKind, z.ZodObject>> = {
  report: reportFrontmatterSchema,
  news: newsFrontmatterSchema,
  project: projectFrontmatterSchema,
}
/** From so many fields on that are missing or unknown, another kind may be meant. */
const leastMisfits = 3

/**
 * The kind as which a document in the folder of another one was written: its fields and its text fit that kind
 * and not the folder's. One finding says so, in the place of one for each field.
 */
export function writtenAs(kind: Kind, source: Source): { kind: FolderKind; finding: Finding } | undefined {
  if (kind !== 'report' && kind !== 'news' && kind !== 'project') return undefined
  const { yaml, body } = splitFrontmatter(source)
  const names = [...(yaml?.text ?? '').matchAll(/^([A-Za-z]\w*):/gm)].map(([, name = '']) => name)
  if (misfits(kind, names) < leastMisfits) return undefined
  const others = (['report', 'news', 'project'] as const).filter((other) => other !== kind)
  const meant = others.find((other) => misfits(other, names) === 0 && shapes[other](body?.text ?? ''))
  if (meant === undefined) return undefined
  const to = homeOf(meant, source.file, yaml?.text ?? '')
  return { kind: meant, finding: finding('collect/other-kind', lineAt(source, 0), { kind, meant, to }) }
}

/** What the text of a kind looks like; a report that was only begun has no sections, and may look like a project. */
const shapes: Readonly<Record<FolderKind, (body: string) => boolean>> = {
  report: (body) => /^## /m.test(body),
  news: (body) => /^\s*</.test(body),
  project: (body) => body.trim() !== '' && !/^##? |^\s*</m.test(body),
}

/** How many fields are missing or unknown. */
function misfits(kind: FolderKind, names: readonly string[]): number {
  const { shape } = schemas[kind]
  const missing = Object.entries(shape).filter(
    ([name, field]) => !field.isOptional() && !names.includes(name),
  )
  return missing.length + names.filter((name) => !Object.hasOwn(shape, name)).length
}

function homeOf(kind: FolderKind, file: string, yaml: string): string {
  const year = /^(?:year|start): *["']?(\d{4}(?:-\d{4})?)/m.exec(yaml)?.[1] ?? '2024'
  const title = /^title: *(.+)$/m.exec(yaml)?.[1] ?? ''
  if (kind === 'report') return `content/reports/${year.slice(0, 4)}/index.mdx`
  const name = path.posix.basename(file) === 'index.mdx' ? title : path.posix.basename(file, '.mdx')
  const words =
    slug(name.replace(/^\d{4}(-\d{4})?-/, ''))
      .split('-')
      .slice(0, 5)
      .join('-') || 'emri'
  return kind === 'news' ? `content/news/${words}/index.mdx` : `content/projects/${year}-${words}.mdx`
}
