import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { paths } from '../../util/paths.ts'
import { runCommand, scriptCommand } from '../../util/setup/tool.ts'
import { createCorpus } from '../bench/corpus.ts'
import { createScaleProject } from '../bench/project.ts'

/** Where the tests find what they test besides `dist/`. */
export const testPaths = {
  /** Playwright's report. */
  report: join(paths.cache, 'test', 'e2e.json'),
  /** A second build, to prove that the site works as a project page below another site. */
  subPath: '/energjia/',
  subPathDir: join(paths.cache, 'test', 'sub-path'),
  /** A project of its own whose lists have several pages, and which announces an edition. */
  largeProject: join(paths.cache, 'test', 'large'),
} as const

/** Documents of the large project: two pages of editions, three of projects. */
export const largeSize = { reports: 26, news: 1, projects: 130 }

/** What the large project announces. */
export const largeEdition = {
  title: 'Shkolla verore për energjinë e diellit',
  start: '2031-07-07',
  end: '2031-07-11',
  place: 'Durrës',
  deadline: '2031-05-15',
  audience: 'Nxënës të klasave 10 deri në 12.',
  phone: '+383 44 123 456',
  email: 'aplikime@example.org',
  link: 'https://www.example.org/aplikimi',
}

/** The municipalities that projects of the large project name, by their places in the order of the years. */
export const largeMunicipalities = { 0: 'Rahovec', 1: 'Dragash', '-1': 'Rahovec' }

/** Builds the sites that tests open; each returns whether it succeeded. What has not changed is not built again. */
export const builds = {
  build: () => run(scriptCommand('build', ['--studio'])),
  subpath: () =>
    run(
      scriptCommand('build', [`--out=${testPaths.subPathDir}`]),
      `https://www.example.org${testPaths.subPath}`,
    ),
  async large() {
    const { root } = await createScaleProject(testPaths.largeProject, await createCorpus(largeSize))
    await writeFile(join(root, 'content', 'next-edition.yaml'), stringify(largeEdition))
    await nameMunicipalities(join(root, 'content', 'projects'))
    return run([process.execPath, join(root, 'scripts', 'run.cjs'), 'build'], undefined, root)
  },
}

/** Names the municipality of some projects, of the newest and of the oldest ones. */
async function nameMunicipalities(folder: string): Promise<void> {
  const names = (await readdir(folder)).sort()
  for (const [place, municipality] of Object.entries(largeMunicipalities)) {
    const file = join(folder, names.at(Number(place)) ?? '')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('---\n', `---\nmunicipality: ${municipality}\n`))
  }
}

async function run(command: readonly string[], address?: string, cwd?: string): Promise<boolean> {
  return (await runCommand(command, { ...process.env, SITE_URL: address }, cwd)) === 0
}
