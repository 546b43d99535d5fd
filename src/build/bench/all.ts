/** The measurements, in the order in which they run: the short ones first. Each is a command `bench:<name>`. */
export const benches = ['watch', 'serve', 'check', 'pictures', 'pages', 'scale'] as const

export type Bench = (typeof benches)[number]

/**
 * The measurements that were asked for, each once and in their own order; all of them when none was.
 * @throws {Error} naming those that there are, when one is asked for that there is not
 */
export function selectBenches(names: readonly string[]): Bench[] {
  const unknown = names.filter((name) => !benches.some((bench) => bench === name))
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}? There are: ${benches.join(', ')}.`)
  return benches.filter((bench) => names.length === 0 || names.includes(bench))
}

/**
 * Runs measurements one after the other, because two at once would measure each other.
 *
 * @param run runs a command of the project and gives its exit code
 * @returns those that failed; the others ran all the same
 */
export async function runBenches(
  selected: readonly Bench[],
  { run, print }: { run(command: string): Promise<number>; print(line: string): void },
): Promise<Bench[]> {
  const failed: Bench[] = []
  for (const bench of selected) {
    print(`\n── bench:${bench}`)
    if ((await run(`bench-${bench}`)) !== 0) failed.push(bench)
  }
  return failed
}
