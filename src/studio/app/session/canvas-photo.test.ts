import { expect, onTestFinished, test, vi } from 'vitest'
import { asJpegOf, averageOf, isAlike, Unlike } from './canvas-photo.ts'

/** A small copy whose pixels from the given one on are black, of a photo in one colour. */
function copyOf(colour: number, blackFrom = 256): number[] {
  return Array.from({ length: 256 }, (_, at) => (at < blackFrom ? colour : 0)).flatMap((one) => [
    ...[one, one, one],
    255,
  ])
}

test.each([
  ['the same picture', copyOf(120), copyOf(120), true],
  ['a picture that encoding changed a little', copyOf(120), copyOf(140), true],
  ['a dark picture', copyOf(6), copyOf(0), true],
  ['a black picture', copyOf(120), copyOf(0), false],
  ['a picture whose end is black', copyOf(120), copyOf(120, 230), false],
  ['a white picture', copyOf(120), copyOf(255), false],
  ['no picture', copyOf(120), [], false],
])('isAlike compares a photo with %s', (_, before, after, expected) => {
  expect(isAlike(before, after)).toBe(expected)
})

test('averageOf averages the pixels of each square by channel', () => {
  const row = [0, 0, 0, 255, 10, 20, 30, 255, 100, 0, 0, 255, 200, 0, 0, 255]
  const data = [...row, ...row, ...row, ...row]
  expect(averageOf(data, 2, 2).slice(0, 8)).toEqual([5, 10, 15, 255, 150, 0, 0, 255])
})

/** Stubs a browser that decodes a photo of 24 megapixels, and makes pictures of one colour. */
function stubBrowser({ source, result }: { source: number; result: number }) {
  const decoded: ImageBitmapOptions[] = []
  const areas: number[] = []
  let drawn = 0
  vi.stubGlobal('createImageBitmap', async (blob: Blob, options: ImageBitmapOptions) => {
    decoded.push(options)
    const { resizeWidth: width = 4284, resizeHeight: height = 5712 } = options
    return { width, height, colour: blob.type === 'image/jpeg' ? result : source, close: () => undefined }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width: number
      height: number
      constructor(width: number, height: number) {
        areas.push(width * height)
        this.width = width
        this.height = height
      }
      getContext() {
        return {
          canvas: this,
          fillRect: () => undefined,
          drawImage: ({ colour }: { colour: number }) => {
            drawn = colour
          },
          getImageData: (_x: number, _y: number, width: number, height: number) => ({
            data: new Array(width * height * 4).fill(drawn),
          }),
        }
      }
      convertToBlob = async () => new Blob([`${this.width}x${this.height}`], { type: 'image/jpeg' })
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return { decoded, areas }
}

test('asJpegOf decodes a photo of 24 megapixels upright and at its new size', async () => {
  const { decoded, areas } = stubBrowser({ source: 120, result: 121 })
  const jpeg = await asJpegOf(new Blob(['heic']), { quality: 0.9 })
  expect(await jpeg.text()).toBe('3072x4096')
  expect(Math.max(...areas)).toBeLessThanOrEqual(16_777_216)
  expect(decoded.every(({ imageOrientation }) => imageOrientation === 'from-image')).toBe(true)
  expect(decoded[1]).toMatchObject({ resizeWidth: 3072, resizeHeight: 4096 })
})

test('asJpegOf refuses a black result', async () => {
  stubBrowser({ source: 120, result: 0 })
  await expect(asJpegOf(new Blob(['heic']), { quality: 0.9 })).rejects.toBeInstanceOf(Unlike)
})
