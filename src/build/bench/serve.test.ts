import { expect, test } from 'vitest'
import { readWrk } from './serve.ts'

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
