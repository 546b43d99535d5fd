import { join } from 'node:path'
import type { Crew, RecordStore } from '../../content/compile/index.ts'
import { paths } from '../paths.ts'
import { createPictureFacts, type FactsReader } from '../pictures/facts.ts'
import { checkerName, isCheckerChanged } from './checker.ts'
import { createCrew } from './crew.ts'
import { openRecordStore } from './record-store.ts'

/** What every command checks content with: what earlier runs found out, and all cores. */
export type Checking = {
  means: { pictures: FactsReader; store: RecordStore; crew: Crew }
  /** Writes down what is new. */
  save(): Promise<void>
}

/**
 * Opens the memory of earlier checks in `.cache/`.
 *
 * @param options.standsBy see {@link createCrew}
 */
export async function openChecking(options: { standsBy?: boolean } = {}): Promise<Checking> {
  const folder = join(paths.cache, 'checks')
  const [pictures, store] = await Promise.all([
    createPictureFacts({ cacheDir: join(paths.cache, 'pictures') }),
    openRecordStore({ folder, checker: checkerName(), isOther: isCheckerChanged }),
  ])
  return {
    means: { pictures, store, crew: createCrew(options) },
    save: async () => void (await Promise.all([pictures.save(), store.save()])),
  }
}
