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

/** The outcome of a check: the content without errors, if there is one, and all problems; or why the check did not end. */
export type CheckOutcome =
  | { is: 'checked'; valid: ValidContent | undefined; problems: readonly Problem[] }
  | { is: 'failed'; failure: Error }

/** Checks the content of the disk, each time with what it remembers of the files that have not changed. */
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
    // Only once: writing all records takes time while pages wait, and documents edited later are checked again quickly.
    if (isFirst) await save()
    isFirst = false
    return { is: 'checked', problems, valid: content && validContent(content, textOf) }
  }

  return {
    /** Checks everything. A failure is an outcome, because a rejection that nobody handles would end the server. */
    async run(): Promise<CheckOutcome> {
      try {
        return await check()
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error))
        if (!hasCode(error, 'ERR_MODULE_NOT_FOUND')) return { is: 'failed', failure }
        // Removing `.cache` also removes the parts that this program loads on demand: it is bundled once more.
        const [, script = ''] = process.argv
        return await bundleScript(script)
          .then(check)
          .catch(() => ({ is: 'failed', failure }))
      }
    },
    /** Forgets a file that has changed; without a name, that files were added or removed. */
    forget(file?: string): void {
      if (file === undefined) memory = createMemory()
      else forgetFile(memory, file)
    },
  }
}
