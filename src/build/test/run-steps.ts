/** How many tests a step ran. */
export type TestCount = { passed: number; failed: number }

/** One thing that `npm test` does. */
export type Step = {
  /** The word that selects it: `npm test -- unit`. */
  name: string
  title: string
  /** Names of steps without whose success this one says nothing. */
  needs: readonly string[]
  /** Whether it works for long without a word: then the seconds are shown. */
  silent?: boolean
  run(): Promise<StepReport>
}

/** What a step says of itself. `note`: what the table must not hide, such as a program that is not installed. */
export type StepReport = { ok: boolean; tests?: TestCount; note?: string }

/** What became of a step. `skipped`: a step that it needs failed. */
export type StepResult = {
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
  seconds: number
  tests?: TestCount
  note?: string
}

/** Where headings and signs of life go, and the clock. */
export type Terminal = { print(line: string): void; now(): number }

/** Runs steps in order; a failed one stops only those that need it. */
export async function runSteps(steps: readonly Step[], terminal: Terminal): Promise<StepResult[]> {
  const results: StepResult[] = []
  const unusable = new Set<string>()
  for (const [index, step] of steps.entries()) {
    const missing = step.needs.find((name) => unusable.has(name))
    terminal.print(`\n[${index + 1}/${steps.length}] ${step.title}`)
    if (missing !== undefined) {
      terminal.print(`  left out: it needs „${missing}“`)
      unusable.add(step.name)
      results.push({ title: step.title, outcome: 'skipped', seconds: 0 })
      continue
    }
    const result = await runStep(step, terminal)
    if (result.outcome === 'failed') unusable.add(step.name)
    results.push(result)
  }
  return results
}

async function runStep(step: Step, { print, now }: Terminal): Promise<StepResult> {
  const start = now()
  const seconds = () => (now() - start) / 1000
  const life = step.silent ? setInterval(() => print(`  … ${Math.round(seconds())} s`), 15_000) : undefined
  try {
    const { ok, ...rest } = await step.run()
    return { title: step.title, outcome: ok ? 'passed' : 'failed', seconds: seconds(), ...rest }
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return { title: step.title, outcome: 'failed', seconds: seconds() }
  } finally {
    clearInterval(life)
  }
}
