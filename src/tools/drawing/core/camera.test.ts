import { expect, it } from 'vitest'
import { createCamera } from './camera.ts'

const camera = createCamera(800, 400, 1000, 2)

it('camera puts points at eye height on the horizon at any distance', () => {
  expect([5, 50, 500].map((z) => camera.at([0, 2, z])[1])).toEqual([400, 400, 400])
})

it('camera shows a thing at double distance half as large', () => {
  expect(camera.scale(20)).toBe(camera.scale(10) / 2)
})
