import { expect, it } from 'vitest'
import { pictograms } from './pictograms.ts'

it('draws the three cards of the home page', () => {
  expect([...pictograms.keys()]).toEqual(['promotion', 'efficiency', 'cooperation'])
})

it.each([...pictograms])('%s uses the ink of the text and the sun, and no style or script', (_name, svg) => {
  expect(svg).toContain('currentColor')
  expect(svg).toContain('#f2a91e')
  expect(svg).not.toMatch(/style|<script|href/)
})
