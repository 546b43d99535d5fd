import { afterEach, expect, test, vi } from 'vitest'
import { reasonOf } from '../core/refusal.ts'
import { failures } from '../words/core.json'
import { openDatabase } from './database.ts'
import { openStoredDisk, type Stored } from './stored-disk.ts'

afterEach(() => void vi.unstubAllGlobals())

const stored = (text: string): Stored => ({
  bytes: new TextEncoder().encode(text),
  at: new Date(0),
})

/** A fake of a browser's database, whose connections a test can close, and which it can refuse to open. */
function fakeDatabase() {
  const records = new Map<IDBValidKey, unknown>()
  const connections: { isClosed: boolean }[] = []
  const state = { isRefused: false, opened: 0, fails: undefined as DOMException | undefined }
  const answer = (result: unknown, error?: DOMException) => {
    const request: {
      result: unknown
      error?: DOMException | undefined
      onsuccess?(): void
      onerror?(): void
    } = { result, error }
    setTimeout(() => (error ? request.onerror?.() : request.onsuccess?.()))
    return request
  }
  const connect = () => {
    const connection = {
      isClosed: false,
      close() {
        connection.isClosed = true
      },
      transaction() {
        if (connection.isClosed) throw new DOMException('The connection is closed.', 'InvalidStateError')
        const before = new Map(records)
        const transaction: { error?: DOMException; oncomplete?(): void; onabort?(): void } = {}
        setTimeout(() => {
          if (state.fails === undefined) return transaction.oncomplete?.()
          transaction.error = state.fails
          state.fails = undefined
          records.clear()
          for (const [key, value] of before) records.set(key, value)
          transaction.onabort?.()
        }, 1)
        const objectStore = () => ({
          getAllKeys: () => answer([...records.keys()].filter((key) => key !== 0)),
          getAll: () => answer([...records].filter(([key]) => key !== 0).map(([, value]) => value)),
          get: (key: IDBValidKey) => answer(records.get(key)),
          put: (value: unknown, key: IDBValidKey) => answer(records.set(key, value)),
          delete: (key: IDBValidKey) => answer(records.delete(key)),
        })
        return Object.assign(transaction, { objectStore })
      },
    }
    connections.push(connection)
    state.opened += 1
    return connection
  }
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined })
  vi.stubGlobal('indexedDB', {
    open: () =>
      state.isRefused ? answer(undefined, new DOMException('', 'UnknownError')) : answer(connect()),
  })
  return {
    records,
    state,
    closeAll: () => {
      for (const one of connections) one.isClosed = true
    },
  }
}

test('database writes over a new connection when the browser closed the old one', async () => {
  const { state, closeAll } = fakeDatabase()
  const store = await openDatabase()
  for (const [file, text] of ['një', 'dy', 'tre'].entries()) {
    await store.apply(new Map([[`${file}`, stored(text)]]))
    closeAll()
  }
  expect([...(await store.all()).keys()]).toEqual(['0', '1', '2'])
  expect(state.opened).toBe(4)
})

test('database repeats a transaction that the browser aborted', async () => {
  const { records, state } = fakeDatabase()
  const store = await openDatabase()
  state.fails = new DOMException('', 'UnknownError')
  await store.apply(new Map([['a', stored('një')]]))
  expect([...records.keys()]).toEqual([0, 'a'])
})

test('database asks for a reload when it cannot be opened again', async () => {
  const { state, closeAll } = fakeDatabase()
  const store = await openDatabase()
  closeAll()
  state.isRefused = true
  const failure = await store.apply(new Map([['a', stored('një')]])).catch((error: unknown) => error)
  expect(reasonOf(failure)).toBe(failures.closedStore)
  state.isRefused = false
  await store.apply(new Map([['a', stored('një')]]))
})

test('database is not reopened when it is full', async () => {
  const { state } = fakeDatabase()
  const store = await openDatabase()
  state.fails = new DOMException('', 'QuotaExceededError')
  const failure = await store.apply(new Map([['a', stored('një')]])).catch((error: unknown) => error)
  expect([reasonOf(failure), state.opened]).toEqual([failures.full, 1])
})

test('database is readable when full and writable after space is freed', async () => {
  const { records, state } = fakeDatabase()
  await (await openDatabase()).apply(new Map([['a', stored('një')]]))
  state.fails = new DOMException('', 'QuotaExceededError')
  const store = await openDatabase()
  expect([...(await store.all())]).toEqual([['a', stored('një')]])
  await store.apply(new Map([['a', stored('dy')]]))
  expect(records.get('a')).toEqual(stored('dy'))
})

test('database keeps all files again when the data of the site were cleared', async () => {
  const { records, closeAll } = fakeDatabase()
  const { disk } = await openStoredDisk({ 'content/site.yaml': 'name: Klubi' }, await openDatabase())
  await disk.write('drafts/a', 'një')
  await disk.write('drafts/b', 'dy')
  await disk.remove('drafts/b')
  records.clear()
  closeAll()
  await disk.write('drafts/c', 'tre')
  await disk.write('drafts/d', 'katër')
  expect([...records.keys()].slice(1)).toEqual(['drafts/a', 'drafts/c', 'drafts/d'])
})

test('database refuses writes after another page opened it', async () => {
  const { records } = fakeDatabase()
  const former = await openDatabase()
  const store = await openDatabase()
  await store.apply(new Map([['a', stored('e re')]]))
  const failure = await former.apply(new Map([['a', stored('e vjetër')]])).catch((error: unknown) => error)
  expect(reasonOf(failure)).toBe(failures.stolen)
  expect(records.get('a')).toEqual(stored('e re'))
})
