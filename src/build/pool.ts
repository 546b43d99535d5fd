import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Tinypool } from 'tinypool'
import { workerFile } from '../util/setup/bundle.mjs'

type Tasks = typeof import('./worker.ts')

/** Work that threads do: see worker.ts. */
export type TaskName = keyof Tasks
/** What a task is handed, as the structured clone algorithm copies it. */
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
/** What comes of a task. */
export type Output<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** Threads for the work of a command, one for each core. They start with the first tasks that are worth it. */
export type Pool = {
  /**
   * Does tasks, in threads if there are enough of them: a thread takes about 0.3 s to start and to load what it needs.
   *
   * @param options.isLarge whether all of them together take much longer than that
   * @returns what comes of them, in their order
   * @throws what the first failing task throws, once no task is under way any more
   */
  run<Name extends TaskName>(
    name: Name,
    tasks: readonly Input<Name>[],
    options: { isLarge: boolean },
  ): Promise<Output<Name>[]>
  close(): Promise<void>
}

/** A pool without threads so far. */
export function createPool(): Pool {
  let started: Promise<Tinypool> | undefined

  return {
    async run<Name extends TaskName>(
      name: Name,
      tasks: readonly Input<Name>[],
      { isLarge }: { isLarge: boolean },
    ) {
      if (!isLarge) return await runHere(name, tasks)
      started ??= startThreads()
      const threads = await started
      const results: Promise<Output<Name>>[] = tasks.map((task) => threads.run(task, { name }))
      await Promise.allSettled(results)
      return await Promise.all(results)
    },
    async close() {
      await (await started?.catch(() => undefined))?.destroy()
      started = undefined
    },
  }
}

async function runHere<Name extends TaskName>(
  name: Name,
  tasks: readonly Input<Name>[],
): Promise<Output<Name>[]> {
  // Not imported above: a thread that only hands out work does without.
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
    // None ends before the pool does: threads that checked documents know the parser well when pages are made.
    minThreads: availableParallelism(),
    maxThreads: availableParallelism(),
    // Texts and trees live shortly: with some room for them the collector has half the work.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  })
}
