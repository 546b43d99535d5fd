import { type CheckOptions, checkContent } from '../check/check.ts'
import { createMemory, forgetFile } from '../check/check-documents.ts'
import type { Content } from '../check/content.ts'
import { filesOnDisk } from '../check/files-on-disk.ts'
import type { PictureFile } from '../check/pictures/pictures.ts'
import type { Problem } from '../check/problem.ts'
import { openChecking } from '../pipeline/checking/checking.ts'
import { compileBody, moduleText, moduleValue, withoutFields } from '../pipeline/data/content-modules.ts'
import { writeDocumentTypes } from '../pipeline/data/document-types.ts'
import { type PublishedModule, publishedModules } from '../pipeline/data/published.ts'
import { type AppContent, readAppContent, siteValues } from '../pipeline/data/site-module.ts'
import { coalesce } from '../util/coalesce.ts'
import { hasCode } from '../util/has-code.ts'
import { paths } from '../util/paths.ts'
import { bundleScript } from '../util/setup/bundle.mjs'
import { sentenceOf } from '../util/setup/run.mjs'
import { keyOf } from '../util/sha256.ts'
import { createPreview, type Preview } from './preview.ts'

/** The content of the development server: the last valid state, and later problems. */
export type ContentState = ReturnType<typeof createContentState>

/** Checks the content; its result is shown if it has no errors. */
export type ContentCheck = (
  options: CheckOptions,
) => Promise<Pick<Awaited<ReturnType<typeof checkContent>>, 'problems' | 'content' | 'textOf'>>

/** A served module: the digest of its input, its text for the browser, its value for the page renderer, and its body. */
type ServedModule = { key: string; text: string; value: object; body: { source: string; code: string } }

/**
 * The state of the content. At first only words and settings are read; the rest on demand.
 *
 * @param options.onChange called with the names of served modules that have changed
 * @param options.onSiteChange called when the words or settings have changed
 * @param options.check replaces the content check; nothing is shown before this check has ended
 */
export function createContentState(options: {
  onChange: (names: readonly string[]) => void
  onSiteChange: () => Promise<void>
  check?: ContentCheck | undefined
}) {
  const checkAll = options.check ?? checkContent
  const served = new Map<string, ServedModule>()
  const earlyPictures: PictureFile[] = []
  const { run, join } = coalesce(() => check(), 0)
  let memory = createMemory()
  let state: GoodState | undefined
  let site: string | undefined
  let problems: readonly Problem[] = []
  let isChecked = false
  let isStale = false
  let failure: Error | undefined

  const opened = openChecking().then((checking) => {
    const { pictures, store } = checking.services
    return { ...checking, preview: createPreview({ root: paths.root, pictures, store }) }
  })

  /** Bundles this program again and checks once more: removing `.cache` also removes the parts that it loads on demand. */
  async function restore(): Promise<void> {
    const [, script = ''] = process.argv
    await bundleScript(script).then(
      () => check(false),
      () => undefined,
    )
  }

  /** Checks the content. Keeps an error, because an unhandled rejection would end the server; pages show the last state. */
  async function check(mayRestore = true): Promise<void> {
    const isFirst = !isChecked
    isStale = false
    try {
      const { services, save } = await opened
      const result = await checkAll({ root: paths.root, files: filesOnDisk(paths.root), ...services, memory })
      problems = result.problems
      isChecked = true
      failure = undefined
      if (result.content) {
        state = goodStateOf(result.content, result.textOf)
        await updateSite(result.content)
        await tellChanges(state)
        // The check of the studio shows drafts, which are not published.
        if (!options.check) await writeDocumentTypes(result.content)
      }
      // Only once: writing all records takes time while pages wait, and documents edited later are checked again quickly.
      if (isFirst) await save()
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      if (mayRestore && hasCode(error, 'ERR_MODULE_NOT_FOUND')) await restore()
    }
  }

  /** Reports the served modules that differ in a new state. */
  async function tellChanges({ find }: GoodState): Promise<void> {
    const changed: string[] = []
    for (const [name, before] of [...served]) {
      const now = await serve(find(name), before)
      if (now) served.set(name, now)
      else served.delete(name)
      if (now?.text !== before.text) changed.push(name)
    }
    if (changed.length > 0) options.onChange(changed)
  }

  async function shownBy(name: string): Promise<Shown | undefined> {
    const early = isChecked || options.check ? undefined : await (await opened).preview.moduleOf(name)
    if (early && !isChecked) {
      earlyPictures.push(...early.pictures)
      return early
    }
    await begin()
    if (state === undefined) throw failure ?? new Error(noContent)
    return state.find(name)
  }

  async function begin(): Promise<void> {
    if (!isChecked) await join()
  }

  async function prepare(): Promise<void> {
    const content = options.check ? undefined : await readAppContent(paths.root)
    if (content) await updateSite(content)
    else await begin()
  }

  async function updateSite(content: AppContent): Promise<void> {
    const before = site
    site = siteValues(content)
    if (before !== undefined && before !== site) await options.onSiteChange()
  }

  const prepared = prepare()
  // `siteValues` awaits the same promise and throws the failure to its caller.
  prepared.catch(() => undefined)

  return {
    /** Whether the first full check has ended. */
    get isChecked(): boolean {
      return isChecked
    },
    get problems(): readonly Problem[] {
      return problems
    },
    /** Why the last check did not end, in a sentence: a file cannot be read, or the check has a fault. */
    get failure(): string | undefined {
      return failure && sentenceOf(failure)
    },
    get pictures(): readonly PictureFile[] {
      return state?.content.pictures ?? earlyPictures
    },
    /** The last valid state; undefined before the first one. */
    get content(): Content | undefined {
      return state?.content
    },
    /**
     * The words and settings of every page, as JSON.
     * @throws {Error} when the content has had errors from the start.
     */
    async siteValues(): Promise<string> {
      await prepared
      if (site === undefined) throw failure ?? new Error(noContent)
      return site
    },
    /**
     * A content module by its name, in the last valid state; undefined if there is none. Before the first check has
     * ended, only the documents of that module are read; if that is not possible, the answer waits for the check.
     */
    async moduleOf(name: string): Promise<ServedModule | undefined> {
      // The pages of the studio show a change at once: a module waits for the check of that change.
      if (options.check && isStale) await run()
      for (;;) {
        const [known, before] = [served.get(name), state]
        if (known) return known
        const made = await serve(await shownBy(name))
        // A module of an outdated state is made again, because its change would never be reported.
        if (state !== before) continue
        if (made) served.set(name, made)
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
    forget(file?: string): void {
      isStale = true
      if (file === undefined) memory = createMemory()
      else forgetFile(memory, file)
    },
  }
}

const noContent = 'The content has errors: there is nothing to be shown.'

/** A content module, and the text of the document whose body it holds, with the frontmatter. */
type Shown = Omit<Preview, 'pictures'>

/** A state of the content without errors. */
type GoodState = { content: Content; find(name: string): Shown | undefined }

function goodStateOf(content: Content, textOf: (file: string) => string | undefined): GoodState {
  const modules = new Map<string, PublishedModule>(
    publishedModules(content).map((module) => [module.name, module]),
  )
  return {
    content,
    find(name) {
      const module = modules.get(name)
      return module && { module, documentText: textOf(module.body ?? '') }
    },
  }
}

/** Creates the served form of a module, or reuses `before` if its input is the same. */
async function serve(shown: Shown | undefined, before?: ServedModule): Promise<ServedModule | undefined> {
  if (shown === undefined) return undefined
  const { module, documentText = '' } = shown
  const values = module.values()
  const key = keyOf(values, documentText)
  if (key === before?.key) return before
  const source = withoutFields(documentText)
  const compile = async () => ({ source, code: module.body ? await compileBody(source, module.body) : '' })
  const body = before?.body.source === source ? before.body : await compile()
  const parts = { values, ...(module.body !== undefined && { body: body.code }) }
  return { key, text: moduleText(parts), value: moduleValue(parts), body }
}
