/**
 * Runs `task` on request, never concurrently; a request during a run starts another run after it.
 *
 * @param task must not reject
 * @param debounceTime debounce time of `schedule` in ms
 */
export function coalesce(task: () => Promise<void>, debounceTime: number) {
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
    /** Runs the task now, or again after the current run; resolves when no run is pending. */
    run,
    /** Waits for the current run; runs the task only if there is none. */
    join: () => running ?? run(),
    /** Runs the task after a pause in the calls of `schedule` (debounced). */
    schedule() {
      clearTimeout(timer)
      timer = setTimeout(run, debounceTime)
    },
  }
}
