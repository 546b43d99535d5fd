import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const module = new URL('optimize-late.mjs', import.meta.url).href

/** What V8 says of its options, which it does on the standard output. */
async function saidOf(call: string): Promise<string> {
  const script = `import { optimizeLate } from '${module}'; ${call}`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
  ])
  return stdout + stderr
}

test('every supported Node takes what it is told without a word', async () => {
  expect(await saidOf('optimizeLate()')).toBe('')
})

test('a Node that does not know the option is not asked for it', async () => {
  expect(await saidOf("for (const node of ['22.12.0', '24.0.0', '200.1.0']) optimizeLate(node)")).toBe('')
})
