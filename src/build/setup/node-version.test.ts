import { expect, it } from 'vitest'
import { isSupportedNode, unsupportedNode } from './node-version.mjs'

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('runs on Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(true)
})

it.each(['12.22.12', '18.20.0', '20.18.3', '21.7.3', '22.11.0'])('refuses Node %s', (version) => {
  expect(isSupportedNode(version)).toBe(false)
})

it('says which Node is needed in both languages', () => {
  const [albanian, , english] = unsupportedNode('18.20.0').split('\n')
  expect(albanian).toBe(
    'Ky projekt kërkon Node 20.19 ose më të ri (22.12 e lart te dega 22); këtu është 18.20.0.',
  )
  expect(english).toBe(
    'This project needs Node 20.19 or newer (22.12 or newer of the 22 line); this is 18.20.0.',
  )
})
