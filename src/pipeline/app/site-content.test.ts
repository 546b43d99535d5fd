import { expect, test } from 'vitest'
import { siteContent } from './site-content.ts'

/** What stands for a part that announces the next edition, in a build or in development, with the values of a content. */
async function resolved(source: string, values: object, mode = 'build') {
  const { handler } = siteContent(async () => JSON.stringify(values)).resolveId
  const resolve = async (id: string) => ({ id })
  return await Reflect.apply(handler, { environment: { mode }, resolve }, [source])
}

test('without a next edition a build has the parts that say nothing of one', async () => {
  const none = { next: {} }
  expect(await resolved('../components/edition/Banner.tsx', none)).toEqual({
    id: '/src/site/components/home/Banner.tsx',
  })
  expect(await resolved('../../layouts/edition/ListLayout.tsx', none)).toEqual({
    id: '/src/site/layouts/lists/ListLayout.tsx',
  })
})

test('with one, and in development, the parts are as they are written', async () => {
  const one = { next: { edition: { title: 'Shkolla' } } }
  expect(await resolved('../components/edition/Banner.tsx', one)).toBeUndefined()
  expect(await resolved('../components/edition/Banner.tsx', { next: {} }, 'dev')).toBeUndefined()
})
