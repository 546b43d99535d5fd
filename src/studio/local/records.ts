import { checkContent } from '../../check/check.ts'
import type { RecordStore } from '../../check/check-documents.ts'
import type { ContentFiles } from '../../check/files.ts'
import type { Checking } from '../../pipeline/checking/checking.ts'

type Options = { root: string; files: ContentFiles; services: Checking['services'] }

/**
 * Creates a function that checks the content on the disk with the cache of all commands. A worker then need not check
 * the same documents. Concurrent calls share one check.
 *
 * @returns the function; it returns the record of each document by fingerprint, or no records if a file cannot be read
 */
export function createRecords(options: Options): () => Promise<Record<string, string>> {
  let running: Promise<Record<string, string>> | undefined
  return async () => {
    running ??= checkRecords(options).finally(() => {
      running = undefined
    })
    return await running
  }
}

async function checkRecords({ root, files, services }: Options): Promise<Record<string, string>> {
  const records: Record<string, string> = {}
  const store: RecordStore = {
    find(fingerprint) {
      const record = services.store.find(fingerprint)
      if (record !== undefined) records[fingerprint] = record
      return record
    },
    keep(fingerprint, record) {
      services.store.keep(fingerprint, record)
      records[fingerprint] = record
    },
  }
  // The worker reports a file that cannot be read.
  await checkContent({ root, files, ...services, store }).catch(() => undefined)
  return records
}
