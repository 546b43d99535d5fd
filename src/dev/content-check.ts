import { checkContent } from '../check/check.ts'
import { createMemory, forgetFile } from '../check/check-documents.ts'
import { filesOnDisk } from '../check/files-on-disk.ts'
import type { Problem } from '../check/problem.ts'
import type { Checking } from '../pipeline/checking/checking.ts'
import { writeDocumentTypes } from '../pipeline/data/document-types.ts'
import { hasCode } from '../util/has-code.ts'
import { paths } from '../util/paths.ts'
import { bundleScript } from '../util/setup/bundle.mjs'
import { type ValidContent, validContent } from './served-modules.ts'

/** The outcome of a check: all problems, and the content if it has no errors; or the reason why the check failed. */
export type CheckOutcome =
  | { is: 'checked'; valid: ValidContent | undefined; problems: readonly Problem[] }
  | { is: 'failed'; failure: Error }

/** Checks the content of the disk, with cached results for unchanged files. */
export function createContentCheck(opened: Promise<Checking>) {
  let memory = createMemory()
  let isFirst = true

  async function check(): Promise<CheckOutcome> {
    const { services, save } = await opened
    const { root } = paths
    const { content, problems, textOf } = await checkContent({
      root,
      files: filesOnDisk(root),
      ...services,
      memory,
    })
    if (content) await writeDocumentTypes(content)
    // The records are saved only once, because saving delays pages, and documents edited later are quickly checked
    // again.
    if (isFirst) await save()
    isFirst = false
    return { is: 'checked', problems, valid: content && validContent(content, textOf) }
  }

  return {
    /** Checks everything. A failure is an outcome, because an unhandled rejection would end the server. */
    async run(): Promise<CheckOutcome> {
      try {
        return await check()
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error))
        if (!hasCode(error, 'ERR_MODULE_NOT_FOUND')) return { is: 'failed', failure }
        // Removing `.cache` also removes modules that this program loads on demand, so it is bundled again.
        const [, script = ''] = process.argv
        return await bundleScript(script)
          .then(check)
          .catch(() => ({ is: 'failed', failure }))
      }
    },
    /** Drops the cached state of a changed file; without a name, the cached lists of files. */
    forget(file?: string): void {
      if (file === undefined) memory = createMemory()
      else forgetFile(memory, file)
    },
  }
}
