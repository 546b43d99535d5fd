import { partOf } from '../../parts.ts'
import { banner } from './banner.ts'
import type { Numbered } from './numbers.ts'

/** The loaders of single documents for development, in parts, and the loaders of the parts. */
export function emitLoaders({ reports, news }: Numbered): [name: string, text: string][] {
  const collections: [name: string, ids: number[]][] = [
    ['report', reports.map(({ report }) => report.id)],
    ['news', news.map(({ id }) => id)],
  ]
  const lists = collections.map(([name, ids]) => {
    const numbers = [...new Set(ids.map(partOf))].sort((a, b) => a - b)
    return `\nexport const ${name}Parts = {\n${numbers.map((part) => line(part, `./loaders/${name}-${part}.ts`)).join('')}}\n`
  })
  return [
    ...collections.flatMap(([name, ids]) => emitParts(name, ids)),
    ['loaders.ts', banner + lists.join('')],
  ]
}

function emitParts(name: string, ids: readonly number[]): [name: string, text: string][] {
  const lines = new Map<number, string>()
  for (const id of [...ids].sort((a, b) => a - b)) {
    const part = partOf(id)
    lines.set(part, (lines.get(part) ?? '') + line(id, `../${name}/${id}.ts`))
  }
  return [...lines].map(([part, text]) => [
    `loaders/${name}-${part}.ts`,
    `${banner}\nexport const modules = {\n${text}}\n`,
  ])
}

function line(id: number, file: string): string {
  return `  ${id}: () => import('${file}'),\n`
}
