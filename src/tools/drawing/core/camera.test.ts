import { expect, it } from 'vitest'
import { createCamera } from './camera.ts'

const camera = createCamera(800, 400, 1000, 2)

it('puts things at eye height on the horizon, however far they are', () => {
  expect([5, 50, 500].map((z) => camera.at([0, 2, z])[1])).toEqual([400, 400, 400])
})

it('shows a thing twice as far away half as large', () => {
  expect(camera.scale(20)).toBe(camera.scale(10) / 2)
})
