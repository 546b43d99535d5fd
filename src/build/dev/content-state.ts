import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import {
  type Content,
  checkContent,
  createEarlyModules,
  createEmitMemory,
  createFilesSeen,
  createModuleWriter,
  type DocumentCache,
  type EarlyModules,
  emitIndexes,
  emitPageModules,
  forgetFile,
  type PictureFile,
  type Problem,
} from '../../content/compile/index.ts'
import { type Checking, openChecking } from '../check/checking.ts'
import { paths } from '../paths.ts'
import { createPictureFacts } from '../pictures/facts.ts'
import { generatedFile, generatedName, pathBelowRoot, slashes } from './generated-files.ts'
import { createHandedOut } from './handed-out.ts'

/** The content as the development server shows it: the last good state, and what is wrong since. */
export type ContentState = {
  /** Whether everything has been checked once. */
  readonly isChecked: boolean
  readonly problems: readonly Problem[]
  readonly pictures: readonly PictureFile[]
  /** The documents that pages have shown before the first check has ended, absolute. */
  readonly shownEarly: readonly string[]
  /** The last good state; undefined until there has been one. */
  readonly content: Content | undefined
  /**
   * The text of a generated module or of a document's body in the last good state; `file` is absolute, with `/`.
   * Until the first check has ended, what its document and the frontmatter of the others give; where that is not
   * enough, the answer waits for the check. Undefined where what lies on the disk has to do.
   */
  sourceOf(file: string): Promise<string | undefined>
  /** Checks everything, unless that has been done or is being done; resolves when it is done. */
  begin(): Promise<void>
  /**
   * Checks again; with errors, everything but `problems` stays as it was. Where changes of some files are all
   * that is known to have happened, only they are read; several calls for the same change check once.
   */
  update(change?: Change): Promise<void>
  /**
   * While the first check goes on: shows a change in what has been handed out, as far as that can be told; several
   * calls for the same change show it once. The check is none the wiser.
   */
  showEarly(change: Change): Promise<void>
  /** Writes the generated modules, for those who read them from the disk. */
  finish(): Promise<void>
}

/** Files, absolute, whose bytes changed, or any where they are not named, and when that was noticed. */
type Change = { files?: readonly string[]; timestamp?: number }

/**
 * The state of the content as it is, of which nothing is read before it is asked for.
 *
 * @param options.onShown told of the files, absolute with `/`, that were handed out and are others now
 */
export function createContentState(options: { onShown: (files: readonly string[]) => void }): ContentState {
  const cache: DocumentCache = new Map()
  const writer = createModuleWriter(paths.generated)
  const remember = createEmitMemory()
  const handedOut = createHandedOut()
  let seen = createFilesSeen()
  let early: Promise<EarlyModules> | undefined
  let checking: Promise<Checking> | undefined
  let isChecked = false
  let problems: readonly Problem[] = []
  let content: Content | undefined
  let earlyModules: EarlyModules | undefined
  /** Texts of the last good state by file: modules and bodies, and what no page waits for as soon as it is made. */
  let sources = new Map<string, string>()
  let hasIndexes = false
  let unwritten = false
  let finishing = Promise.resolve()
  let first: Promise<void> | undefined
  let running: Promise<void> | undefined
  let again = false
  let handled: number | undefined
  let shown: { timestamp?: number; done: Promise<void> } | undefined

  async function check(): Promise<void> {
    checking ??= openChecking({ standsBy: true })
    const { means } = await checking
    const result = await checkContent({ root: paths.root, ...means, cache, seen })
    await pause()
    const next = result.content
    await pause()
    const texts = next && [...named(emitPageModules(next, remember)), ...readBodies(next, cache)]
    problems = result.problems
    isChecked = true
    if (next) {
      content = next
      sources = new Map(texts)
      hasIndexes = false
      unwritten = true
    }
    if (next || content === undefined) tell()
  }

  function makeIndexes(): void {
    if (content === undefined || hasIndexes) return
    for (const [file, text] of named(emitIndexes(content, remember))) sources.set(file, text)
    hasIndexes = true
  }

  function tell(): void {
    const isOpen = content !== undefined && !hasIndexes
    const changed = handedOut.takeChanged((file, text) => sources.get(file) ?? (isOpen ? text : undefined))
    if (changed.length > 0) options.onShown(changed)
  }

  async function earlySourceOf(file: string): Promise<string | undefined> {
    early ??= openEarlyModules()
    const modules = await early
    earlyModules = modules
    const name = generatedName(file)
    return await (name === undefined ? modules.bodyOf(pathBelowRoot(file)) : modules.textOf(name))
  }

  async function sourceOf(file: string): Promise<string | undefined> {
    if (!isChecked) {
      const text = await earlySourceOf(file)
      if (!isChecked && text !== undefined) return handedOut.add(file, text)
      await begin()
    }
    if (!sources.has(file)) makeIndexes()
    return handedOut.add(file, sources.get(file))
  }

  async function showEarly(change: Change): Promise<void> {
    const isKnown = change.timestamp !== undefined && change.timestamp === shown?.timestamp
    shown = isKnown && shown ? shown : { timestamp: change.timestamp, done: showChange(change) }
    await shown.done
  }

  async function showChange({ files: edited }: Change): Promise<void> {
    if (early === undefined) return
    const modules = await early
    if (edited === undefined) modules.forget()
    for (const file of edited ?? []) modules.forget(pathBelowRoot(file))
    const now = new Map<string, string | undefined>()
    const files = handedOut.files()
    const bodies = files.filter((file) => generatedName(file) === undefined)
    // A body can be told when the module that shows it has been made.
    for (const file of [...files.filter(generatedName), ...bodies]) now.set(file, await earlySourceOf(file))
    if (isChecked) return
    const changed = handedOut.takeChanged((handed, text) => now.get(handed) ?? text)
    if (changed.length > 0) options.onShown(changed)
  }

  async function begin(): Promise<void> {
    if (isChecked) return
    first ??= update()
    await first.finally(() => {
      first = undefined
    })
  }

  /** Edits that arrive during a check are seen by one more check after it, however many they are. */
  async function update(change?: Change): Promise<void> {
    if (change?.timestamp !== undefined && change.timestamp === handled) return await running
    handled = change?.timestamp
    if (change?.files === undefined) seen = createFilesSeen()
    for (const file of change?.files ?? []) forgetFile(seen, pathBelowRoot(file))
    if (running) {
      again = true
      return await running
    }
    running = (async () => {
      do {
        again = false
        await check()
      } while (again)
    })()
    await running.finally(() => {
      running = undefined
    })
  }

  /** Two that write the same files would take each other's drafts away. */
  async function finish(): Promise<void> {
    finishing = finishing.catch(() => undefined).then(write)
    await finishing
  }

  async function write(): Promise<void> {
    if (unwritten) {
      unwritten = false
      makeIndexes()
      tell()
      const modules = new Map([...sources].flatMap(([file, text]) => namedBelow(file, text)))
      await writer.write(modules)
      await writer.keepOnly(new Set(modules.keys()))
    }
    await (await checking)?.save()
  }

  return {
    get isChecked() {
      return isChecked
    },
    get problems() {
      return problems
    },
    get pictures() {
      return content?.pictures ?? earlyModules?.pictures ?? []
    },
    get shownEarly() {
      return (earlyModules?.documents ?? []).map((file) => join(paths.root, file))
    },
    get content() {
      return content
    },
    sourceOf,
    begin,
    update,
    showEarly,
    finish,
  }
}

async function openEarlyModules(): Promise<EarlyModules> {
  const pictures = await createPictureFacts({ cacheDir: join(paths.cache, 'pictures') })
  return createEarlyModules({ root: paths.root, pictures })
}

/** Sources of the bodies by file; in content without errors they are the text that was checked. */
function readBodies({ reports }: Content, cache: DocumentCache): [file: string, text: string][] {
  return reports.map(({ file }) => [
    `${slashes(paths.root)}/${file}`,
    cache.get(file)?.checked.result?.source.text ?? '',
  ])
}

/** Modules by file instead of by name. */
function named(modules: ReadonlyMap<string, string>): [file: string, text: string][] {
  return [...modules].map(([name, text]) => [generatedFile(name), text])
}

function namedBelow(file: string, text: string): [name: string, text: string][] {
  const name = generatedName(file)
  return name === undefined ? [] : [[name, text]]
}
