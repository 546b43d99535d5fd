import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { textsOf } from '../../model/message/testing/texts-of.ts'

const catalogs = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.json'))

test.each(catalogs)('%s has no empty or malformed text and pairs its quotes', async (name) => {
  const messages = messagesIn(JSON.parse(await readFile(`${import.meta.dirname}/${name}`, 'utf8')))
  expect(messages.length).toBeGreaterThan(5)
  const wrong = messages
    .flatMap((message) => textsOf(message))
    .filter(({ text }) => {
      const plain = text.replace(/„[^„“]+“/g, '').replace(/\{\w+\}/g, '')
      return text.trim() !== text || text === '' || /[„“"'{}]/.test(plain)
    })
  expect(wrong).toEqual([])
})

function messagesIn(catalog: unknown): string[] {
  return typeof catalog === 'string' ? [catalog] : Object.values(catalog as object).flatMap(messagesIn)
}
