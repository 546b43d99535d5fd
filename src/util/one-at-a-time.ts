/** Requests for a task that never runs twice at a time. */
export type OneAtATime = {
  /** Runs it at once, or once more when it is at work already; resolves when nothing is left to do. */
  run(): Promise<void>
  /** Runs it a little after this was last called. */
  schedule(): void
}

/**
 * Runs `task` on request, never twice at a time; a request during a run starts another run after it.
 *
 * @param task must not reject
 * @param quietTime how long `schedule` waits for further calls, in ms
 */
export function oneAtATime(task: () => Promise<void>, quietTime: number): OneAtATime {
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
      timer = setTimeout(run, quietTime)
    },
  }
}
