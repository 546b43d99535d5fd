import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  type Content,
  checkContent,
  createEmitMemory,
  createFilesSeen,
  createModuleWriter,
  type DocumentCache,
  emitIndexes,
  emitPageModules,
  forgetFile,
  type Problem,
} from '../../content/compile/index.ts'
import { openChecking } from '../check/checking.ts'
import { paths } from '../paths.ts'
import type { SourcePicture } from '../pictures/plan.ts'

/** The content as the development server shows it: the last good state, and what is wrong since. */
export type ContentState = {
  readonly problems: readonly Problem[]
  /** Whether there has been a state without errors. */
  readonly good: boolean
  readonly pictures: readonly SourcePicture[]
  /** The last good state; undefined until there has been one. */
  readonly content: Content | undefined
  /** Source of a document's body in the last good state; `file` is absolute. */
  bodyOf(file: string): string | undefined
  /**
   * Checks again; with errors, everything but `problems` stays as it was. Where changes of some files are all
   * that is known to have happened, only they are read; several calls for the same change check once.
   */
  update(change?: Change): Promise<void>
  /** Writes what no page waits for: the indexes that hold something of every document. */
  finish(): Promise<void>
}

/** Files, absolute, whose bytes changed, or any where they are not named, and when that was noticed. */
type Change = { files?: readonly string[]; timestamp?: number }

/**
 * The state of the content as it is.
 *
 * @param options.onShown told of the files, absolute with `/`, whose modules are others in a new good state
 */
export async function createContentState(options: {
  onShown: (files: readonly string[]) => void
}): Promise<ContentState> {
  const cache: DocumentCache = new Map()
  const { means, save } = await openChecking()
  const writer = createModuleWriter(paths.generated)
  const remember = createEmitMemory()
  let seen = createFilesSeen()
  let bodies: ReadonlyMap<string, string> = new Map()
  let problems: readonly Problem[] = []
  let pictures: readonly SourcePicture[] = []
  let good = false
  let content: Content | undefined
  /** Names of the modules that were written without the indexes that belong to them. */
  let unfinished: readonly string[] = []
  let running: Promise<void> | undefined
  let again = false
  let handled: number | undefined

  async function check(): Promise<void> {
    const result = await checkContent({ root: paths.root, ...means, cache, seen })
    if (result.content) await show(result.content)
    problems = result.problems
  }

  async function show(next: Content): Promise<void> {
    const before = bodies
    bodies = readBodies(next, cache)
    pictures = next.pictures
    const emitted = emitPageModules(next, remember)
    const written = await writer.write(emitted)
    good = true
    content = next
    unfinished = [...emitted.keys()]
    const modules = written.map((name) => `${slashes(paths.generated)}/${name}`)
    options.onShown([...modules, ...changedBodies(before, bodies)])
  }

  /** Edits that arrive during a check are seen by one more check after it, however many they are. */
  async function update(change?: Change): Promise<void> {
    if (change?.timestamp !== undefined && change.timestamp === handled) return await running
    handled = change?.timestamp
    if (change?.files === undefined) seen = createFilesSeen()
    for (const file of change?.files ?? []) forgetFile(seen, relative(paths.root, file).split(sep).join('/'))
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

  async function finish(): Promise<void> {
    if (unfinished.length > 0 && content !== undefined) {
      const indexes = emitIndexes(content, remember)
      const names = new Set([...unfinished, ...indexes.keys()])
      unfinished = []
      const written = await writer.write(indexes)
      await writer.keepOnly(names)
      options.onShown(written.map((name) => `${slashes(paths.generated)}/${name}`))
    }
    await save()
  }

  await update()
  // Of an earlier start they are old at most; where there are none, a page may ask for one.
  if (!existsSync(join(paths.generated, 'search.ts'))) await finish()
  return {
    get problems() {
      return problems
    },
    get good() {
      return good
    },
    get pictures() {
      return pictures
    },
    get content() {
      return content
    },
    bodyOf: (file) => bodies.get(file),
    update,
    finish,
  }
}

/** Sources of the bodies by path; in content without errors they are the text that was checked. */
function readBodies({ reports }: Content, cache: DocumentCache): Map<string, string> {
  return new Map(
    reports.map(({ file }) => [
      `${slashes(paths.root)}/${file}`,
      cache.get(file)?.checked.result?.source.text ?? '',
    ]),
  )
}

function changedBodies(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].flatMap(([file, text]) => (before.get(file) === text ? [] : [file]))
}

/** A path as Vite writes it on every system. */
function slashes(path: string): string {
  return path.split(sep).join('/')
}
