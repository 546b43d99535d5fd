import { expect, test, vi } from 'vitest'
import words from '../../words/app.json'
import { Failure, Refused, Stale } from '../api.ts'
import { isFinal, photoFailures } from './photo-progress.ts'
import { startSession } from './session.ts'
import { fakeCore, opened, set, settled } from './testing/session.ts'

test('upload finds its document after others have changed the document', async () => {
  const { api, change, fails } = fakeCore()
  const session = startSession(api, opened)
  change({ revision: 7, values: { title: 'E tjetrit' } })
  fails.push(new Stale('dikush tjetër'))
  const used = vi.fn()
  await session.addPhotos([new File(['x'], 'a.jpg')], used)
  expect(used.mock.calls).toEqual([['01.jpg']])
  expect(session.state().values).toEqual({ title: 'E tjetrit' })
})

test('upload names a cover photo cover and lets other photos get a generated name', async () => {
  const { api, calls } = fakeCore()
  const session = startSession(api, opened)
  const photo = new File(['x'], 'IMG_2031.jpg')
  await session.addPhoto(photo, ['cover', 'file'], () => undefined)
  await session.addPhoto(photo, ['strip', 'file'], () => undefined)
  expect(calls).toEqual([
    ['upload', 'cover'],
    ['upload', 'IMG_2031.jpg'],
  ])
})

test('upload keeps the file and name of a cover that is converted or fails', async () => {
  const { api, fails, calls } = fakeCore()
  const session = startSession(api, opened)
  const converted = new Blob(['jpeg'])
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        canvas: this,
        fillRect: () => undefined,
        drawImage: () => undefined,
        getImageData: () => ({ data: [] }),
      })
      convertToBlob = async () => converted
    },
  )
  const upload = vi.spyOn(api, 'upload')
  fails.push(new Failure('pa lidhje'))
  const photo = new File(['bmp'], 'pamje.bmp')
  await session.addPhoto(photo, ['cover', 'file'], () => undefined)
  expect(session.state().photos.failed).toMatchObject([{ photo: { name: 'pamje.bmp' } }])
  await session.retryPhotos()
  vi.unstubAllGlobals()
  expect(upload.mock.calls.map(([bytes]) => bytes)).toEqual([converted, converted])
  expect(calls).toEqual([
    ['upload', 'cover'],
    ['upload', 'cover'],
  ])
})

test('upload reports a refused photo and continues with the others', async () => {
  const { api, fails, calls } = fakeCore()
  const session = startSession(api, opened)
  fails.push(new Refused('tepër e madhe'))
  const photo = new File([new Uint8Array(3)], 'pamje.jpg')
  const used = vi.fn()
  const first = session.addPhotos([photo, photo], used)
  // Photos that are added during an upload are uploaded after it.
  await Promise.all([first, session.addPhotos([photo], used)])
  const failed = [{ photo, error: new Refused('tepër e madhe') }]
  expect(session.state()).toMatchObject({ photos: { done: 3, count: 3, failed } })
  expect(session.state().failure).toBeUndefined()
  expect(used.mock.calls).toEqual([['01.jpg'], ['01.jpg']])
  await session.addPhotos([photo], used)
  expect(session.state().photos).toEqual({ done: 1, count: 1, failed: [] })
  session.edit(set('Dy'))
  await settled(session)
  expect(calls.at(-1)).toMatchObject(['edit', { revision: 4 }])
})

test('upload forgets a refused file when another photo is added after it', async () => {
  const { api, fails } = fakeCore()
  const session = startSession(api, opened)
  fails.push(new Refused('nuk është foto'))
  await session.addPhotos([new File(['x'], 'tekst.txt')], vi.fn())
  expect(session.state().photos.failed).toMatchObject([{ photo: { name: 'tekst.txt' } }])
  await session.addPhotos([new File(['x'], 'pamje.jpg')], vi.fn())
  expect(session.state().photos).toEqual({ done: 1, count: 1, failed: [] })
})

test('upload reports a photo whose figure was removed and continues with the next', async () => {
  const session = startSession(fakeCore().api, opened)
  const used = vi.fn()
  const gone = () => {
    throw new Error('The figure was removed.')
  }
  const first = session.addPhotos([new File(['x'], 'pamje.jpg')], gone)
  await Promise.all([first, session.addPhotos([new File(['x'], 'tjetra.jpg')], used)])
  const failed = [{ photo: { name: 'pamje.jpg' } }]
  // Its place will not come back.
  expect(session.state().photos.failed.map(isFinal)).toEqual([true])
  expect(session.state()).toMatchObject({ photos: { done: 2, count: 2, failed } })
  expect(used.mock.calls).toEqual([['01.jpg']])
})

test('discard clears photo failures but not uploads in progress', async () => {
  const { api, fails } = fakeCore()
  const session = startSession(api, opened)
  const photo = new File(['x'], 'pamje.jpg')
  fails.push(new Failure('pa lidhje'))
  await session.addPhotos([photo, photo], () => undefined)
  await session.takeBack('open')
  expect(session.state().photos).toMatchObject({ done: 2, count: 2, failed: [{ photo }] })
  await session.takeBack('discard')
  expect(session.state()).toMatchObject({ outcome: 'discarded', photos: { done: 0, count: 0, failed: [] } })
  const photos = session.addPhotos([photo], () => undefined)
  await session.takeBack('discard')
  await photos
  expect(session.state().photos).toEqual({ done: 1, count: 1, failed: [] })
})

test('upload reports a folder among the photos as unreadable, not as a network failure', async () => {
  const session = startSession(fakeCore().api, opened)
  const folder = new File(['x'], 'Fotot')
  const isFolder = Promise.reject(new DOMException('It is a folder.', 'NotFoundError'))
  vi.spyOn(folder, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => isFolder }))
  await session.addPhotos([folder, new File(['x'], 'pamje.jpg')], vi.fn())
  const failed = [{ photo: folder, error: new Refused(words.gallery.unreadable) }]
  expect(session.state().photos).toMatchObject({ done: 2, count: 2, failed })
})

test('upload reports failures that allow a retry once, with the number of photos', async () => {
  const { api, fails } = fakeCore()
  const session = startSession(api, opened)
  const gone = new Failure('pa lidhje.')
  fails.push(gone, new Refused('Tepër e madhe.'), gone, gone)
  await session.addPhotos(
    ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => new File(['x'], name)),
    vi.fn(),
  )
  const { photos } = session.state()
  const large = 'b.jpg nuk u shtua. Tepër e madhe.'
  expect(photoFailures(photos)).toEqual(['3 foto nuk u shtuan. pa lidhje.', large])
  expect(photoFailures(photos, gone)).toEqual(['3 foto nuk u shtuan.', large])
})

test('upload retries photos that failed in transit and keeps refused photos listed', async () => {
  const { api, fails, calls } = fakeCore()
  const session = startSession(api, opened)
  fails.push(new Failure('pa lidhje'), new Refused('tepër e madhe'), new Failure('pa lidhje'))
  const used = vi.fn()
  const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name))
  await session.addPhotos(photos, used)
  expect(used).not.toHaveBeenCalled()
  expect(session.state().photos.failed.map(isFinal)).toEqual([false, true, false])
  await session.retryPhotos()
  expect(calls.slice(3).map(([, name]) => name)).toEqual(['a.jpg', 'c.jpg'])
  expect(used).toHaveBeenCalledTimes(2)
  expect(session.state().photos).toMatchObject({ done: 3, count: 3, failed: [{ photo: photos[1] }] })
})

test('upload keeps photos that failed in transit when more photos are added', async () => {
  const { api, fails, calls } = fakeCore()
  const session = startSession(api, opened)
  const gone = new Failure('pa lidhje')
  const photos = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => new File(['x'], name))
  fails.push(gone, gone, new Refused('tepër e madhe'), gone)
  await session.addPhotos(photos.slice(0, 3), vi.fn())
  expect(session.state().photos.failed).toMatchObject(photos.slice(0, 3).map((photo) => ({ photo })))
  await session.addPhotos(photos.slice(3), vi.fn())
  const failed = photos.toSpliced(2, 1).map((photo) => ({ photo }))
  expect(session.state().photos).toMatchObject({ done: 3, count: 3, failed })
  await session.addPhoto(new File(['x'], 'kopertina.jpg'), ['cover', 'file'], vi.fn())
  expect(session.state().photos).toMatchObject({ done: 4, count: 4, failed })
  await session.retryPhotos()
  expect(calls.slice(-3).map(([, name]) => name)).toEqual(['a.jpg', 'b.jpg', 'd.jpg'])
  expect(session.state().photos).toMatchObject({ done: 3, count: 3, failed: [] })
  session.endPhotos()
  expect(session.state().photos).toEqual({ done: 0, count: 0, failed: [] })
})
