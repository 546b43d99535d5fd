/** Triggers of a task that never runs concurrently with itself. */
export type OneAtATime = {
  /** Runs it now, or again after the current run; resolves when no run is pending. */
  run(): Promise<void>
  /** Runs it after a pause in calls of this (debounced). */
  schedule(): void
}

/**
 * Runs `task` on request, never concurrently; a request during a run starts another run after it.
 *
 * @param task must not reject
 * @param debounceTime debounce time of `schedule` in ms
 */
export function oneAtATime(task: () => Promise<void>, debounceTime: number): OneAtATime {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  async function work(): Promise<void> {
    do {
      again = false
      await task()
    } while (again)
    running = undefined
  }
  async function run(): Promise<void> {
    again = true
    running ??= work()
    await running
  }
  return {
    run,
    schedule() {
      clearTimeout(timer)
      timer = setTimeout(run, debounceTime)
    },
  }
}
