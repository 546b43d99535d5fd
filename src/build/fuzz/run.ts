import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRng } from '../../rng.ts'
import { type Measured, measure } from '../bench/measure.ts'
import { copyProject } from '../copy-project.ts'
import { paths } from '../paths.ts'
import { noisyDocument } from './noise.ts'
import { fuzzedKinds, writeContent } from './project.ts'

/** What the check must keep to, whatever it is given. */
const limits = { megabytes: 300, milliseconds: 60_000 }

/** Documents of one kind in a round. */
const most = 12

/** What a run of the fuzzer found. */
export type FuzzResult = {
  rounds: number
  documents: number
  slowest: number
  /** Largest peak memory in MB. */
  largest: number
  /** The round that broke a limit; the content of it was kept in `kept`. */
  failure?: { seed: string; reason: string; kept: string }
}

/**
 * Gives the real command `check` one folder of noise after another, until the time is over or it fails.
 *
 * @param options.seed the same seed yields the same noise
 */
export async function fuzz(options: {
  seconds: number
  seed: string
  say: (line: string) => void
}): Promise<FuzzResult> {
  const { seconds, seed, say } = options
  const dir = await mkdtemp(path.join(tmpdir(), 'fuzz-'))
  const originals = await Promise.all(
    fuzzedKinds.map(async ({ original }) => await readFile(path.join(paths.root, original), 'utf8')),
  )
  await copyProject(dir)
  const result: FuzzResult = { rounds: 0, documents: 0, slowest: 0, largest: 0 }
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const name = `${seed}/${result.rounds}`
    const files = noisyContent(name, originals as [string, ...string[]])
    await writeContent(dir, files)
    const measured = await measure({
      script: path.join(dir, 'scripts', 'check.ts'),
      args: ['--format=json'],
      cwd: dir,
      peakFile: path.join(dir, 'peak'),
      most: limits.milliseconds,
    })
    result.rounds++
    result.documents += files.size
    result.slowest = Math.max(result.slowest, measured.milliseconds)
    result.largest = Math.max(result.largest, measured.megabytes ?? 0)
    const reason = reasonOf(measured)
    if (reason !== undefined) return { ...result, failure: { seed: name, reason, kept: dir } }
    say(
      `${name}: ${files.size} dokumente, ${Math.round(measured.milliseconds)} ms, ${Math.round(measured.megabytes ?? 0)} MB`,
    )
  }
  await rm(dir, { recursive: true })
  return result
}

/** What is wrong with how the command ended; undefined where nothing is. */
export function reasonOf({
  code,
  megabytes,
  milliseconds,
  output,
}: Omit<Measured, 'processor'>): string | undefined {
  if (milliseconds >= limits.milliseconds) return `nuk mbaroi brenda ${limits.milliseconds / 1000} s`
  // Noise is never in order, and the tool itself must not fail over it.
  if (code !== 1) return `kodi i daljes ${code}: ${output.slice(-2000)}`
  if (megabytes === undefined) return 'procesi u ndërpre'
  if (megabytes > limits.megabytes) return `${Math.round(megabytes)} MB memorie`
  try {
    JSON.parse(output)
    return undefined
  } catch {
    return `dalja nuk është JSON: ${output.slice(0, 2000)}`
  }
}

/** A folder of documents, each of them noise. */
function noisyContent(seed: string, originals: readonly [string, ...string[]]): Map<string, Uint8Array> {
  const rng = createRng(seed)
  const files = new Map<string, Uint8Array>()
  for (const { file } of fuzzedKinds)
    for (let n = 1; n <= most; n++) files.set(file(n), noisyDocument(rng, originals))
  return files
}
