import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Tinypool } from 'tinypool'
import { allOf } from '../../util/all-of.ts'
import { workerFile } from '../../util/setup/bundle.mjs'

type Tasks = typeof import('./worker.ts')

/** A task of the threads: see worker.ts. */
type TaskName = keyof Tasks
/** The input of a task, copied by structured clone. */
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
/** The result of a task. */
type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** Worker threads of a command, one per core. They start with the first tasks that take long enough. */
export type Pool = ReturnType<typeof createPool>

/** Creates a pool without threads. */
export function createPool() {
  let started: Promise<Tinypool> | undefined

  return {
    /**
     * Runs tasks; in threads only if `isLarge`, because a thread takes about 0.3 s to start and load its modules.
     *
     * @param options.isLarge whether all tasks together take much longer than the start of a thread
     * @returns the results of the tasks, in order
     * @throws the error of the first task that fails, after all running tasks have ended
     */
    async run<Name extends TaskName>(
      name: Name,
      tasks: readonly Input<Name>[],
      { isLarge }: { isLarge: boolean },
    ): Promise<Output<Name>[]> {
      if (!isLarge) return await runHere(name, tasks)
      started ??= startThreads()
      const threads = await started
      return await allOf(tasks.map((task): Promise<Output<Name>> => threads.run(task, { name })))
    },
    async close(): Promise<void> {
      await (await started?.catch(() => undefined))?.destroy()
      started = undefined
    },
  }
}

async function runHere<Name extends TaskName>(
  name: Name,
  tasks: readonly Input<Name>[],
): Promise<Output<Name>[]> {
  // Imported on demand: a main thread that only distributes work does not need it.
  const work = (await import('./worker.ts'))[name] as (task: Input<Name>) => Promise<Output<Name>>
  const results: Output<Name>[] = []
  for (const task of tasks) results.push(await work(task))
  return results
}

async function startThreads(): Promise<Tinypool> {
  const [{ Tinypool }, program] = await Promise.all([
    import('tinypool'),
    workerFile(new URL('worker.ts', import.meta.url)),
  ])
  return new Tinypool({
    filename: fileURLToPath(program),
    // Keeps all threads until the pool ends: when threads make pages, they have compiled the parser for the check.
    minThreads: availableParallelism(),
    maxThreads: availableParallelism(),
    // Texts and trees are short-lived: a larger young generation halves the work of the garbage collector.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
}
