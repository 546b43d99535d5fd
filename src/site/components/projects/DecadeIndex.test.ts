import { expect, test } from 'vitest'
import { firstOfDecades } from './DecadeIndex.tsx'

test('decade starts with its newest year and contains ranges that begin in it', () => {
  const years = ['2021', '2019-2020', '2019', '2010', '2009-2010'].map((year, page) => ({ year, page }))
  expect(firstOfDecades(years)).toEqual([
    { decade: '2020', year: '2021', page: 0 },
    { decade: '2010', year: '2019-2020', page: 1 },
    { decade: '2000', year: '2009-2010', page: 4 },
  ])
})
