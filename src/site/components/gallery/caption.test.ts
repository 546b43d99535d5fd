import { expect, test } from 'vitest'
import { captionOf } from './caption.ts'

const picture = { key: '1a2b3c4d5e6f', width: 1600, height: 1067, tone: 4, alt: 'Një mulli' }

test('captionOf joins the caption and the credit of a picture', () => {
  expect(captionOf({ ...picture, caption: 'Mbrëmja e dytë.' })).toBe('Mbrëmja e dytë.')
  expect(captionOf({ ...picture, caption: 'Mbrëmja e dytë', credit: 'Klubi' })).toBe(
    'Mbrëmja e dytë · Foto: Klubi',
  )
  expect(captionOf({ ...picture, credit: 'Klubi' })).toBe('Foto: Klubi')
})

test('captionOf is empty for a picture that has only an alternative text', () => {
  expect(captionOf(picture)).toBe('')
})
