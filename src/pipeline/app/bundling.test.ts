import { expect, test } from 'vitest'
import { environments } from './bundling.ts'

test('client bundle knows which globals every browser has', () => {
  expect(environments.client.define).toMatchObject({
    'typeof document': '"object"',
    'typeof queueMicrotask': '"function"',
    'typeof process': '"undefined"',
  })
  for (const name of Object.keys(environments.client.define ?? {})) expect(name).toMatch(/^typeof [\w.]{6,}$/)
})
