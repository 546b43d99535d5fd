/** Runs work that is handed to it, at most so much of it at the same time, in the order of arrival. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A {@link Limit} of `most` at the same time. */
export function createLimit(most: number): Limit {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever waits takes over this place.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
