import { expect, test } from 'vitest'
import { z } from 'zod'
import words from '../../words/github.json'
import { openRequests } from './requests.ts'

const repository = { api: 'https://api.example', name: 'shoqata/faqja', branch: 'main' }

function requestsTo(answer: unknown) {
  return openRequests({ repository, request: async () => Response.json(answer), token: () => 'key' })
}

test('requests refuse an answer of another shape as no answer', async () => {
  const user = z.object({ login: z.string() })
  await expect(requestsTo({ portal: 'login' }).ask('GET', '/user', user)).rejects.toThrow(words.unreachable)
  expect(await requestsTo({ login: 'era', id: 1 }).ask('GET', '/user', user)).toEqual({ login: 'era' })
})
