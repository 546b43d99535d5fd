import { expect, test } from 'vitest'
import { captionOf } from './caption.ts'

const picture = { key: '1a2b3c4d5e6f', width: 1600, height: 1067, tone: 4, alt: 'Një mulli' }

test('says below a picture its caption, else what it shows, and who made it', () => {
  expect(captionOf(picture)).toBe('Një mulli')
  expect(captionOf({ ...picture, caption: 'Mbrëmja e dytë.' })).toBe('Mbrëmja e dytë.')
  expect(captionOf({ ...picture, caption: 'Mbrëmja e dytë', credit: 'Klubi' })).toBe(
    'Mbrëmja e dytë · Foto: Klubi',
  )
  expect(captionOf({ ...picture, credit: 'Klubi' })).toBe('Një mulli · Foto: Klubi')
})
