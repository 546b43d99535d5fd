import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Content,
  checkContent,
  type DocumentCache,
  emitModules,
  type Problem,
  writeModules,
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
  /** Checks again; with errors, everything but `problems` stays as it was. */
  update(): Promise<void>
}

/** Content state that is empty until the first `update()`. */
export async function createContentState(cache: DocumentCache): Promise<ContentState> {
  const { means, save } = await openChecking()
  let bodies = new Map<string, string>()
  let problems: readonly Problem[] = []
  let pictures: readonly SourcePicture[] = []
  let good = false
  let content: Content | undefined
  let running: Promise<void> | undefined
  let again = false

  async function check(): Promise<void> {
    const result = await checkContent({ root: paths.root, ...means, cache })
    await save()
    if (result.content) {
      const modules = emitModules(result.content)
      bodies = await readBodies(result.content.reports.map((report) => report.file))
      pictures = JSON.parse(modules.get('pictures.json') ?? '[]')
      await writeModules(paths.generated, modules)
      good = true
      content = result.content
    }
    problems = result.problems
  }

  /** Edits that arrive during a check are seen by one more check after it, however many they are. */
  async function update(): Promise<void> {
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

async function readBodies(files: readonly string[]): Promise<Map<string, string>> {
  const sources = await Promise.all(files.map((file) => readFile(join(paths.root, file), 'utf8')))
  return new Map(files.map((file, index) => [join(paths.root, file), sources[index] ?? '']))
}
