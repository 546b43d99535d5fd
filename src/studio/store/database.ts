import { hasCode } from '../../util/has-code.ts'
import type { Store, Stored } from './stored-disk.ts'
import { within } from './within.ts'

const name = 'files'
/** The paths of all files; a key of a file is a text. */
const allFiles = () => IDBKeyRange.bound('', '\uffff')

/** The key of the id of the worker that may write. */
const owner = 0

/** In ms: after this time a transaction counts as failed. */
const patience = 10_000

/** Opens a store in a database of the browser. Each change is one transaction, which resolves when it is on the disk. */
export async function openDatabase(): Promise<Store> {
  const transact = await connect()
  const own = crypto.randomUUID()
  // On a full disk the drafts are still readable. This worker then becomes the owner with its first change.
  let isOwner = await transact('readwrite', async (files) => void files.put(own, owner)).then(
    () => true,
    (error: unknown) => {
      if (!hasCode(error, 'ENOSPC')) throw error
      return false
    },
  )
  return {
    all: () =>
      transact('readonly', async (files) => {
        const [paths, stored] = await Promise.all([
          resultOf(files.getAllKeys(allFiles())),
          resultOf(files.getAll(allFiles())),
        ])
        return new Map(paths.map((path, index) => [String(path), stored[index] as Stored]))
      }),
    async apply(changes, held) {
      await transact('readwrite', async (files) => {
        const found = isOwner ? await resultOf(files.get(owner)) : undefined
        // A page that was suspended while another one took the files must not write its outdated state.
        if (found !== undefined && found !== own)
          throw Object.assign(new Error('Another page has the files.'), { code: 'ESTOLEN' })
        if (found === undefined) files.put(own, owner)
        // A missing owner means that the site's data were cleared.
        const isCleared = isOwner && found === undefined
        for (const [path, stored] of isCleared ? [...(held ?? []), ...changes] : changes) {
          if (stored === undefined) files.delete(path)
          else files.put(stored, path)
        }
      })
      isOwner = true
    },
  }
}

/** Whether the database holds any file of a folder, by default any file at all. */
export async function hasFiles(folder = ''): Promise<boolean> {
  const database = await open()
  const range = IDBKeyRange.bound(folder, `${folder}\uffff`)
  try {
    return (await resultOf(database.transaction(name).objectStore(name).count(range))) > 0
  } finally {
    database.close()
  }
}

/**
 * Opens the database. A browser closes the connection of a page in the background, or when memory is short. So a failed
 * transaction is retried once over a new connection; the transactions are idempotent.
 */
async function connect() {
  let database = await open()

  async function once<Result>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => Promise<Result>) {
    const transaction = database.transaction(name, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(withCode(transaction.error))
    })
    const [result] = await within(patience, Promise.all([work(transaction.objectStore(name)), done]))
    return result
  }

  return async <Result>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => Promise<Result>) => {
    try {
      return await once(mode, work)
    } catch (error) {
      if (hasCode(error, 'ENOSPC', 'ESTOLEN')) throw error
      try {
        database.close()
        database = await open()
        return await once(mode, work)
      } catch (cause) {
        if (hasCode(cause, 'ENOSPC', 'ESTOLEN')) throw cause
        throw Object.assign(new Error('The database is closed.', { cause }), { code: 'ECLOSED' })
      }
    }
  }
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('studio', 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(name)
  return await within(patience, resultOf(opening))
}

/** An error of the database; where the disk is full, it has Node's code `ENOSPC`, for which there is a sentence. */
function withCode(error: DOMException | null): Error {
  const isFull = error?.name === 'QuotaExceededError'
  return Object.assign(new Error(error?.message), isFull && { code: 'ENOSPC' })
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(withCode(request.error))
  })
}
