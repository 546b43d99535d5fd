/** Runs functions with limited concurrency, first come first served. */
export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A {@link Limit} of `most` concurrent calls. */
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
      // The next waiting call takes this place.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
