import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readWrk, targets } from './serve.ts'

const output = `Running 5s test @ http://localhost:5250/blog/1
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.51ms    1.85ms  31.20ms   88.60%
  Latency Distribution
     50%  842.00us
     75%    2.96ms
     90%    4.47ms
     99%    1.20s
  68031 requests in 5.00s, 1.15GB read
Requests/sec:  13604.61
Transfer/sec:    235.30MB
`

test('reads requests, times and bytes with their units', () => {
  expect(readWrk(output)).toEqual({
    perSecond: 13604.61,
    median: 0.842,
    slow: 1200,
    bytes: 235.3 * 1024 ** 2,
  })
})

test('an answer that is not 200, a broken connection and other words are no measurement', () => {
  expect(() => readWrk(`${output}  Non-2xx or 3xx responses: 12\n`)).toThrow('Non-2xx')
  expect(() => readWrk(`${output}  Socket errors: connect 0, read 3, write 0, timeout 0\n`)).toThrow('Socket')
  expect(() => readWrk('unable to connect')).toThrow('Requests')
})

test('what is asked for follows from the page, whatever its scripts are called', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'serve-'))
  const files = {
    'blog/1.html':
      '<head><script type="module" src="/assets/a.js" data-entry="/assets/b.js" data-preload="/assets/c.js"></script></head>',
    'assets/a.js': '1',
    'assets/b.js': '12345',
    'assets/c.js': '123',
    'assets/other.js': '1234567',
    'pictures/2014-01.1a2b3c4d-320.avif': '',
    'pictures/2014-01.1a2b3c4d-640.avif': '',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), text)
  }
  expect(await targets(dir)).toEqual([
    ['page', '/blog/1'],
    ['script', '/assets/b.js'],
    ['picture', '/pictures/2014-01.1a2b3c4d-640.avif'],
  ])
  await rm(dir, { recursive: true })
})
