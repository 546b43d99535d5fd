import type { Content } from '../check/content.ts'
import type { PictureFile } from '../check/pictures/pictures.ts'
import type { Problem } from '../check/problem.ts'
import { openChecking } from '../pipeline/checking/checking.ts'
import { readAppContent } from '../pipeline/data/site-module.ts'
import { type AppContent, siteValues } from '../pipeline/data/site-values.ts'
import { coalesce } from '../util/coalesce.ts'
import { paths } from '../util/paths.ts'
import { sentenceOf } from '../util/setup/run.mjs'
import { type CheckOutcome, createContentCheck } from './content-check.ts'
import { createPreview } from './preview.ts'
import {
  createServedModules,
  type FoundModule,
  type ServedModule,
  serve,
  type ValidContent,
} from './served-modules.ts'

/** The content of the development server: the last valid state, and later problems. */
export type ContentState = ReturnType<typeof createContentState>

/** What is known of the content: nothing until the first check has ended, then its outcome, with the last valid content. */
type Known =
  | { is: 'unchecked'; pictures: PictureFile[] }
  | (CheckOutcome & { last: ValidContent | undefined; problems: readonly Problem[] })

/**
 * The state of the content. At first only words and settings are read; the rest on demand.
 *
 * @param options.onChange called with the names of served modules that have changed
 * @param options.onSiteChange called when the words or settings have changed
 */
export function createContentState(options: {
  onChange: (names: readonly string[]) => void
  onSiteChange: () => Promise<void>
}) {
  const opened = openChecking()
  const preview = opened.then(({ services: { pictures, store } }) =>
    createPreview({ root: paths.root, pictures, store }),
  )
  const content = createContentCheck(opened)
  const served = createServedModules()
  const site = createSiteValues(options.onSiteChange)
  const { run, join } = coalesce(check, 0)
  let known: Known = { is: 'unchecked', pictures: [] }

  async function check(): Promise<void> {
    const outcome = await content.run()
    const before = known.is === 'unchecked' ? { last: undefined, problems: [] } : known
    if (outcome.is === 'failed') known = { ...before, ...outcome }
    else known = { ...outcome, last: outcome.valid ?? before.last }
    if (outcome.is === 'failed' || outcome.valid === undefined) return
    await site.update(outcome.valid.content)
    const changed = await served.update(outcome.valid)
    if (changed.length > 0) options.onChange(changed)
  }

  async function find(name: string): Promise<FoundModule | undefined> {
    const early = known.is === 'unchecked' ? await (await preview).moduleOf(name) : undefined
    if (early && known.is === 'unchecked') {
      known.pictures.push(...early.pictures)
      return early
    }
    await begin()
    return (lastValid() ?? fail(known)).find(name)
  }

  async function begin(): Promise<void> {
    if (known.is !== 'checked' && lastValid() === undefined) await join()
  }

  const lastValid = () => (known.is === 'unchecked' ? undefined : known.last)

  return {
    /** Whether the first full check has ended. */
    get isChecked(): boolean {
      return known.is !== 'unchecked'
    },
    get problems(): readonly Problem[] {
      return known.is === 'unchecked' ? [] : known.problems
    },
    /** Why the last check did not end, in a sentence: a file cannot be read, or the check has a fault. */
    get failure(): string | undefined {
      return known.is === 'failed' ? sentenceOf(known.failure) : undefined
    },
    get pictures(): readonly PictureFile[] {
      return known.is === 'unchecked' ? known.pictures : (known.last?.content.pictures ?? [])
    },
    /** The last valid state; undefined before the first one. */
    get content(): Content | undefined {
      return lastValid()?.content
    },
    /**
     * The words and settings of every page, as JSON.
     * @throws {Error} when the content has had errors from the start.
     */
    async siteValues(): Promise<string> {
      const read = await site.read()
      if (read !== undefined) return read
      await begin()
      return site.now() ?? fail(known)
    },
    /**
     * A content module by its name, in the last valid state; undefined if there is none. Before the first check has
     * ended, only the documents of that module are read; if that is not possible, the answer waits for the check.
     */
    async moduleOf(name: string): Promise<ServedModule | undefined> {
      for (;;) {
        const [before, state] = [served.get(name), lastValid()]
        if (before) return before
        const made = await serve(await find(name))
        // A module of an outdated state is made again, because its change would never be reported.
        if (state !== lastValid()) continue
        if (made) served.keep(name, made)
        return made
      }
    },
    /** Waits for a full check, unless one has already ended without a failure. */
    begin,
    /** Checks again. With errors, only `problems` changes. */
    update: run,
    /**
     * Marks a file as changed, so that the next check reads it.
     *
     * @param file its path below the root, with `/`; without one, files were added or removed
     */
    forget: content.forget,
  }
}

/** The words and settings of every page: read from the disk at first, then those of each valid content. */
function createSiteValues(onChange: () => Promise<void>) {
  let values: string | undefined

  async function update(content: AppContent): Promise<void> {
    const before = values
    values = siteValues(content)
    if (before !== undefined && before !== values) await onChange()
  }

  const prepared = readAppContent(paths.root).then((content) => content && update(content))
  // `read` awaits the same promise and throws the failure to its caller.
  prepared.catch(() => undefined)

  return {
    update,
    now: () => values,
    /** The values, once the files are read; undefined where these have errors. */
    async read(): Promise<string | undefined> {
      await prepared
      return values
    },
  }
}

function fail(known: Known): never {
  throw known.is === 'failed'
    ? known.failure
    : new Error('The content has errors: there is nothing to be shown.')
}
