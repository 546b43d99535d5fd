import type { Store, Stored } from './stored-disk.ts'

const name = 'files'

/** Opens a store in a database of the browser. Each change is one transaction, which is on the disk when it ends. */
export async function openDatabase(): Promise<Store> {
  const database = await open()
  return {
    async all() {
      const files = database.transaction(name).objectStore(name)
      const [paths, stored] = await Promise.all([resultOf(files.getAllKeys()), resultOf(files.getAll())])
      return new Map(paths.map((path, index) => [String(path), stored[index] as Stored]))
    },
    async apply(changes) {
      const transaction = database.transaction(name, 'readwrite', { durability: 'strict' })
      const files = transaction.objectStore(name)
      for (const [path, stored] of changes) {
        if (stored === undefined) files.delete(path)
        else files.put(stored, path)
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(withCode(transaction.error))
      })
    },
  }
}

/** Whether the database holds any file of a folder, by default any file at all. */
export async function hasFiles(folder = ''): Promise<boolean> {
  const database = await open()
  const range = IDBKeyRange.bound(folder, `${folder}\uffff`)
  const count = await resultOf(database.transaction(name).objectStore(name).count(range))
  database.close()
  return count > 0
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('studio', 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(name)
  return await resultOf(opening)
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
