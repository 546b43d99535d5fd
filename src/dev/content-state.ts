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
import { createEarlyModules } from './early-modules.ts'
import {
  createServedModules,
  type FoundModule,
  type ServedModule,
  serve,
  type ValidContent,
} from './served-modules.ts'

/** The content of the development server: the last valid state, and later problems. */
export type ContentState = ReturnType<typeof createContentState>

type Opened = ReturnType<typeof openChecking>

/**
 * The known state of the content: nothing before the first check has ended, then its outcome and the last valid
 * content.
 */
type CheckState =
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
  const site = createSiteValues(options.onSiteChange)
  const checks = createChecks(opened, async (valid) => {
    await site.update(valid.content)
    const changed = await modules.update(valid)
    if (changed.length > 0) options.onChange(changed)
  })
  const modules = createModules(opened, checks)
  const { checkState, lastValid, begin } = checks

  return {
    /** Whether the first full check has ended. */
    get isChecked(): boolean {
      return checkState().is !== 'unchecked'
    },
    get problems(): readonly Problem[] {
      const now = checkState()
      return now.is === 'unchecked' ? [] : now.problems
    },
    /** The sentence why the last check failed: a file cannot be read, or the check has a fault. */
    get failure(): string | undefined {
      const now = checkState()
      return now.is === 'failed' ? sentenceOf(now.failure) : undefined
    },
    get pictures(): readonly PictureFile[] {
      const now = checkState()
      return now.is === 'unchecked' ? now.pictures : (now.last?.content.pictures ?? [])
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
      return (await site.read(begin)) ?? fail(checkState())
    },
    /**
     * A content module by its name, in the last valid state; undefined if there is none. Before the first check has
     * ended, only the documents of that module are read; if that is not possible, the answer waits for the check.
     */
    moduleOf: modules.moduleOf,
    /** Waits for a full check, unless one has already ended without a failure. */
    begin,
    /** Checks again. With errors, only `problems` changes. */
    update: checks.update,
    /**
     * Marks a file as changed, so that the next check reads it.
     *
     * @param file its path below the root, with `/`; without one, files were added or removed
     */
    forget: checks.forget,
  }
}

/**
 * The checks of the content: the outcome of the last check, and the last valid content. `onValid` ends before the check
 * does.
 */
function createChecks(opened: Opened, onValid: (valid: ValidContent) => Promise<void>) {
  const content = createContentCheck(opened)
  const { run, join } = coalesce(check, 0)
  let state: CheckState = { is: 'unchecked', pictures: [] }

  async function check(): Promise<void> {
    const outcome = await content.run()
    const before = state.is === 'unchecked' ? { last: undefined, problems: [] } : state
    if (outcome.is === 'failed') state = { ...before, ...outcome }
    else state = { ...outcome, last: outcome.valid ?? before.last }
    if (outcome.is === 'checked' && outcome.valid) await onValid(outcome.valid)
  }

  const lastValid = () => (state.is === 'unchecked' ? undefined : state.last)

  return {
    checkState: () => state,
    lastValid,
    async begin(): Promise<void> {
      if (state.is !== 'checked' && lastValid() === undefined) await join()
    },
    update: run,
    forget: content.forget,
  }
}

/** The modules that the site loads, each created on its first request. */
function createModules(opened: Opened, { checkState, lastValid, begin }: ReturnType<typeof createChecks>) {
  const earlyModules = opened.then(({ services: { pictures, store } }) =>
    createEarlyModules({ root: paths.root, pictures, store }),
  )
  const served = createServedModules()

  async function find(name: string): Promise<FoundModule | undefined> {
    const early = checkState().is === 'unchecked' ? await (await earlyModules).moduleOf(name) : undefined
    const now = checkState()
    if (early && now.is === 'unchecked') {
      now.pictures.push(...early.pictures)
      return early
    }
    await begin()
    return (lastValid() ?? fail(checkState())).find(name)
  }

  return {
    /** Replaces the content by valid content; returns the names of the served modules that have changed. */
    update: served.update,
    async moduleOf(name: string): Promise<ServedModule | undefined> {
      for (;;) {
        const [before, state] = [served.get(name), lastValid()]
        if (before) return before
        const module = await serve(await find(name))
        // A module of an outdated state is created again, because its change would never be reported.
        if (state !== lastValid()) continue
        if (module) served.keep(name, module)
        return module
      }
    },
  }
}

/** The words and settings of every page, read from the disk at first and then from each valid content. */
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
    /** The values after the files are read. If the files have errors, the values after `begin`, if there are any. */
    async read(begin: () => Promise<void>): Promise<string | undefined> {
      await prepared
      if (values === undefined) await begin()
      return values
    },
  }
}

function fail(state: CheckState): never {
  throw state.is === 'failed'
    ? state.failure
    : new Error('The content has errors: there is nothing to be shown.')
}
