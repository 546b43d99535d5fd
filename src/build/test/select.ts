import type { Step } from './run-steps.ts'

/**
 * The steps that the words after `npm test --` ask for, in their usual order: all without words, else the named
 * ones and what they need. `only` leaves out what they need, for somebody who has just run it.
 *
 * @throws an Error that lists the names when one is unknown
 */
export function selectSteps(
  steps: readonly Step[],
  names: readonly string[],
  { only }: { only: boolean },
): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new Error(`There is no step „${unknown}“. The steps: ${steps.map(({ name }) => name).join(', ')}.`)
  }
  if (names.length === 0) return steps
  const wanted = new Set(names)
  // Every step stands after those that it needs: one walk from the end finds them all.
  for (const step of only ? [] : steps.toReversed()) {
    if (wanted.has(step.name)) for (const name of step.needs) wanted.add(name)
  }
  return steps.filter(({ name }) => wanted.has(name))
}
