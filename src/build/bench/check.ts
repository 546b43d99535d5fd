import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '../paths.ts'
import { sizeOf, writeCorpus } from './corpus.ts'
import { measure } from './measure.ts'
import { median } from './median.ts'

/** What the check of a corpus takes, as medians over the rounds. */
export type CheckTimes = {
  documents: number
  /** Milliseconds of a first check, pictures known from an earlier run as on an editor's computer. */
  cold: number
  /** Milliseconds of the next one, after one document was changed. */
  edit: number
  /** The same in another process, which knows what the first one left on the disk. */
  again: number
  /** The whole process from start to end, in milliseconds. */
  process: number
  /** Processor time of the process in milliseconds, of all its threads. */
  processor: number
  /** Peak memory of the process in MB. */
  megabytes: number
}

const worker = path.join(paths.root, 'src', 'build', 'bench', 'check-worker.ts')

/** Measures the check of corpora of several sizes, each round in a process of its own. */
export async function benchCheck(options: {
  sizes: readonly number[]
  rounds: number
  say: (line: string) => void
}): Promise<CheckTimes[]> {
  const { sizes, rounds, say } = options
  const results: CheckTimes[] = []
  for (const documents of sizes) {
    const dir = await mkdtemp(path.join(tmpdir(), 'bench-'))
    try {
      await writeCorpus({ dir, root: paths.root, size: sizeOf(documents), seed: 'bench' })
      say(`${documents}: përmbajtja u shkrua`)
      // The first one reads the pictures, which no later check does again.
      await runWorker(dir)
      const runs: Awaited<ReturnType<typeof runWorker>>[] = []
      for (let round = 0; round < rounds; round++) runs.push(await runWorker(dir))
      const middle = (name: keyof (typeof runs)[number]) => median(runs.map((run) => run[name]))
      results.push({
        documents,
        cold: middle('cold'),
        edit: middle('edit'),
        again: middle('again'),
        process: middle('process'),
        processor: middle('processor'),
        megabytes: middle('megabytes'),
      })
    } finally {
      await rm(dir, { recursive: true })
    }
  }
  return results
}

/** The results as a table for a terminal. */
export function formatTimes(results: readonly CheckTimes[]): string {
  const head = [
    'dokumente',
    'i pari, ms',
    'pas një ndryshimi, ms',
    'në proces tjetër, ms',
    'procesi, ms',
    'procesori, ms',
    'memoria, MB',
  ]
  const rows = results.map(({ documents, ...times }) => {
    const { cold, edit, again, process, processor, megabytes } = times
    return [documents, cold, edit, again, process, processor, megabytes].map((value) =>
      String(Math.round(value)),
    )
  })
  return [head, ...rows]
    .map((row) => row.map((cell, index) => cell.padStart(head[index]?.length ?? 0)).join('  '))
    .join('\n')
}

async function runWorker(dir: string) {
  const { code, output, milliseconds, megabytes, processor } = await measure({
    script: worker,
    args: [dir],
    cwd: paths.root,
    peakFile: path.join(dir, 'peak'),
    most: 300_000,
  })
  if (code !== 0 || megabytes === undefined || processor === undefined)
    throw new Error(`Matja dështoi (${code}): ${output}`)
  const { cold, edit, again, problems } = JSON.parse(output) as Record<'cold' | 'edit' | 'again', number> & {
    problems: string[]
  }
  if (problems.length > 0) throw new Error(`Përmbajtja e matjes ka gabime: ${problems.join(', ')}`)
  return { cold, edit, again, process: milliseconds, processor, megabytes }
}
