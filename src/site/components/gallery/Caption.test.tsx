import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Caption } from './Caption.tsx'

const picture = { key: '1a2b3c4d5e6f', width: 1600, height: 1067, tone: 4, alt: 'Një mulli' }

test('says below a picture its caption, else what it shows, and who made it', () => {
  const said = (more: object) => renderToStaticMarkup(<Caption picture={{ ...picture, ...more }} />)
  expect(said({})).toBe('Një mulli')
  expect(said({ caption: 'Mbrëmja e dytë.' })).toBe('Mbrëmja e dytë.')
  expect(said({ caption: 'Mbrëmja e dytë.', credit: 'Klubi' })).toBe('Mbrëmja e dytë. · Foto: Klubi')
  expect(said({ credit: 'Klubi' })).toBe('Një mulli · Foto: Klubi')
})
