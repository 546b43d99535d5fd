import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listFiles } from '../list-files.ts'
import { sum, weighPage } from '../weight/page-weight.ts'
import { sizeByReports } from './corpus.ts'
import { median } from './median.ts'
import { createScaleProject, type ScaleProject } from './scale-project.ts'
import { openInDevelopment } from './scale-start.ts'
import { watchTree } from './tree.ts'

/** What is measured of a site, as medians over the rounds; milliseconds unless something else is said. */
export type ScaleTimes = {
  /** Reports of the site; it has a quarter as many posts and half as many projects. */
  reports: number
  build: number
  /** Peak memory of the whole process tree of a cold build, in MB. */
  buildMemory: number
  rebuild: number
  rebuildMemory: number
  check: number
  checkAgain: number
  /** From the start of `npm start` to the heading of a report in a browser. */
  start: number | undefined
  /** From the save of an edit to its text in the open page. */
  edit: number | undefined
  /** Bytes of script, as a host sends them, of a report's page. */
  scripts: number
  /** Files of `dist/` that an edited report changed, compressed copies apart. */
  changed: string[]
}

type Round = Omit<ScaleTimes, 'reports' | 'scripts' | 'changed'>

/**
 * Measures the real commands on sites of several sizes, made for it in a temporary folder. Rounds alternate
 * between the sizes, so that a machine that grows slow or fast grows so for all.
 */
export async function benchScale(options: {
  sizes: readonly number[]
  rounds: number
  /** Whether `npm start` is measured too; it needs a browser. */
  start: boolean
  say: (line: string) => void
}): Promise<ScaleTimes[]> {
  const { sizes, rounds, start, say } = options
  const folder = await mkdtemp(join(tmpdir(), 'scale-'))
  try {
    const sites = []
    for (const reports of sizes) {
      const project = await createScaleProject(join(folder, String(reports)), sizeByReports(reports))
      // Draws the pictures, which are no part of what is measured.
      await run(project, 'build')
      sites.push({ reports, project, rounds: [] as Round[], changed: [] as string[], scripts: 0 })
      say(`${reports}: gati`)
    }
    for (let round = 0; round < rounds; round++) {
      for (const site of sites) {
        const { changed, scripts, ...times } = await measureRound(site.project, start)
        site.rounds.push(times)
        Object.assign(site, { changed, scripts })
        say(`${site.reports}: ${JSON.stringify(times)}`)
      }
    }
    return sites.map(({ reports, rounds, changed, scripts }) => ({
      reports,
      changed,
      scripts,
      ...middleOf(rounds),
    }))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureRound(project: ScaleProject, start: boolean) {
  await project.clean()
  const check = await run(project, 'check')
  await project.edit()
  const checkAgain = await run(project, 'check')
  await project.clean()
  const build = await run(project, 'build')
  const before = await digests(join(project.root, 'dist'))
  await project.edit()
  const rebuild = await run(project, 'build')
  const after = await digests(join(project.root, 'dist'))
  const scripts = sum((await weighPage(join(project.root, 'dist'), 'blog/1.html')).scripts)
  await project.clean()
  const opened = start ? await openInDevelopment(project) : undefined
  return {
    build: build.milliseconds,
    buildMemory: build.megabytes,
    rebuild: rebuild.milliseconds,
    rebuildMemory: rebuild.megabytes,
    check: check.milliseconds,
    checkAgain: checkAgain.milliseconds,
    start: opened?.start,
    edit: opened?.edit,
    scripts,
    changed: differing(before, after),
  }
}

/** Runs a command of the project as its npm script does. */
async function run(
  { root }: ScaleProject,
  command: string,
): Promise<{ milliseconds: number; megabytes: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), command], {
    cwd: root,
    env: { ...process.env, GITHUB_ACTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const watch = watchTree(child.pid ?? 0)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  const milliseconds = performance.now() - began
  const megabytes = (await watch.end()) ?? Number.NaN
  if (code !== 0) throw new Error(`${command} (${code}):\n${output}`)
  return { milliseconds, megabytes }
}

/** The digest of every file of a folder but the compressed copies, which follow from their originals. */
async function digests(dir: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of listFiles(dir)) {
    if (/\.(br|gz)$/.test(file)) continue
    const digest = createHash('sha256').update(await readFile(join(dir, file)))
    found.set(file, digest.digest('hex'))
  }
  return found
}

/** Names that only one of two folders has, or that have other bytes in each. */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

function middleOf(rounds: readonly Round[]): Round {
  const middle = (name: keyof Round) => median(rounds.map((round) => round[name] ?? Number.NaN))
  const optional = (name: keyof Round) => (rounds.some((round) => round[name]) ? middle(name) : undefined)
  return {
    build: middle('build'),
    buildMemory: middle('buildMemory'),
    rebuild: middle('rebuild'),
    rebuildMemory: middle('rebuildMemory'),
    check: middle('check'),
    checkAgain: middle('checkAgain'),
    start: optional('start'),
    edit: optional('edit'),
  }
}
