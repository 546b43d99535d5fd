// npm run bench:serve [-- --seconds=5 --connections=64 --dir=dist]: requests a second that nginx answers on this machine
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { benchServe } from '../src/build/bench/serve.ts'
import { readNumber } from '../src/build/number.ts'
import { paths } from '../src/build/paths.ts'
import { reportFailure } from '../src/build/setup/failure.ts'
import { findWebServers } from '../src/build/setup/web-servers.ts'

try {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { seconds: { ...text, default: '5' }, connections: { ...text, default: '64' }, dir: text },
  })
  const { nginx } = findWebServers()
  if (nginx === undefined) throw new Error('nginx? Debian: apt-get install nginx wrk.')
  const loads = await benchServe({
    dir: values.dir === undefined ? paths.dist : resolve(values.dir),
    nginx,
    wrk: 'wrk',
    seconds: readNumber(values.seconds, 'seconds'),
    connections: readNumber(values.connections, 'connections'),
  })
  for (const { name, path, perSecond, median, slow, bytes } of loads) {
    const rate = `${perSecond.toFixed(0)}/s, ${(bytes / 1e6).toFixed(0)} MB/s`
    console.log(`${name}: ${rate}, half in ${median.toFixed(1)} ms, 99 % in ${slow.toFixed(1)} ms  (${path})`)
  }
} catch (error) {
  reportFailure(error)
}
