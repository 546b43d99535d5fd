import { join } from 'node:path'
import type { Crew, RecordStore } from '../../content/compile/index.ts'
import { paths } from '../paths.ts'
import { createPictureFacts, type FactsReader } from '../pictures/facts.ts'
import { readChecker } from './checker.ts'
import { createCrew } from './crew.ts'
import { openRecordStore } from './record-store.ts'

/** What every command checks content with: what earlier runs found out, and all cores. */
export type Checking = {
  means: { pictures: FactsReader; store: RecordStore; crew: Crew }
  /** Writes down what is new. Where that cannot be written, it is said once: the answer of a check is none the worse. */
  save(): Promise<void>
}

/**
 * Opens the memory of earlier checks in `.cache/`.
 *
 * @param options.standsBy see {@link createCrew}
 * @param options.cache another folder in tests
 * @param options.say takes what is said of a memory that cannot be written
 */
export async function openChecking({
  cache = paths.cache,
  say = console.error,
  ...options
}: {
  standsBy?: boolean
  cache?: string
  say?: (line: string) => void
} = {}): Promise<Checking> {
  const folder = join(cache, 'checks')
  const checker = readChecker()
  const [facts, store] = await Promise.all([
    createPictureFacts({ cacheDir: join(cache, 'pictures') }),
    openRecordStore({ folder, checker: checker.name, isOther: checker.isChanged }),
  ])
  let isSaid = false

  async function remember(save: () => Promise<void>): Promise<void> {
    try {
      await save()
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      if (!isSaid) say(`${unwritten} ${error.message}`)
      isSaid = true
    }
  }

  const pictures = Object.assign((file: string) => facts(file), { save: () => remember(facts.save) })
  return {
    means: { pictures, store, crew: createCrew(options) },
    save: async () => void (await Promise.all([pictures.save(), remember(store.save)])),
  }
}

const unwritten =
  'Kontrolli nuk e ruajti dot kujtesën e vet; herën tjetër zgjat më shumë. (The memory of the check could not be written.)'
