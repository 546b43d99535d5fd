import { join, relative, sep } from 'node:path'
import {
  type Content,
  checkContent,
  createEmitMemory,
  createFilesSeen,
  createModuleWriter,
  type DocumentCache,
  emitModules,
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
   * Checks again; with errors, everything but `problems` stays as it was. Where a change of one file is all
   * that is known to have happened, only that file is read; several calls for the same change check once.
   */
  update(change?: Change): Promise<void>
}

/** A file, absolute, whose bytes changed, and when that was noticed. */
type Change = { file: string; timestamp: number }

/** Content state that is empty until the first `update()`. */
export async function createContentState(cache: DocumentCache): Promise<ContentState> {
  const { means, save } = await openChecking()
  const writeModules = createModuleWriter(paths.generated)
  const remember = createEmitMemory()
  let seen = createFilesSeen()
  let bodies = new Map<string, string>()
  let problems: readonly Problem[] = []
  let pictures: readonly SourcePicture[] = []
  let good = false
  let content: Content | undefined
  let running: Promise<void> | undefined
  let again = false
  let handled: number | undefined

  async function check(): Promise<void> {
    const result = await checkContent({ root: paths.root, ...means, cache, seen })
    if (result.content) {
      bodies = readBodies(result.content, cache)
      pictures = result.content.pictures
      await writeModules(emitModules(result.content, remember))
      good = true
      content = result.content
    }
    problems = result.problems
  }

  /** Edits that arrive during a check are seen by one more check after it, however many they are. */
  async function update(change?: Change): Promise<void> {
    if (change !== undefined && change.timestamp === handled) return await running
    handled = change?.timestamp
    if (change === undefined) seen = createFilesSeen()
    else forgetFile(seen, relative(paths.root, change.file).split(sep).join('/'))
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
    await save()
  }

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
  }
}

/** Sources of the bodies by absolute path; in content without errors they are the text that was checked. */
function readBodies({ reports }: Content, cache: DocumentCache): Map<string, string> {
  return new Map(
    reports.map(({ file }) => [join(paths.root, file), cache.get(file)?.checked.result?.source.text ?? '']),
  )
}
