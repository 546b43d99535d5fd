import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '../paths.ts'
import { scriptCommand } from '../tool.ts'
import { median } from './median.ts'

/** How long `npm run check -- --watch` took to answer after each save, in ms, sorted. */
export type WatchTimes = { median: number; worst: number; all: number[] }

const end = 'Waiting for changes; Ctrl+C ends the check.'

/**
 * Measures the real command on a copy of the real content: a document is spoilt and mended in turn, and the
 * time runs from the end of the save to the last byte of the answer.
 *
 * @throws when an answer does not say what was done to the file
 */
export async function measureWatch(rounds: number): Promise<WatchTimes> {
  const root = await mkdtemp(join(tmpdir(), 'watch-'))
  await cp(paths.content, join(root, 'content'), { recursive: true })
  const [program = '', ...words] = scriptCommand('check', [`--root=${root}`, '--watch', '--lang=en'])
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const answers = readAnswers(child.stdout)
  try {
    await answers.next()
    const file = join(root, 'content/reports/2024/index.mdx')
    const good = await readFile(file, 'utf8')
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const spoilt = round % 2 === 0
      await writeFile(file, spoilt ? good.replace('author:', 'auhtor:') : good)
      const saved = performance.now()
      const answer = await Promise.race([answers.next(), timeUp()])
      times.push(performance.now() - saved)
      if (answer.value?.includes('auhtor') !== spoilt) throw new Error(`Not the answer to save ${round + 1}.`)
    }
    const all = times.sort((a, b) => a - b)
    return { median: median(all), worst: all.at(-1) ?? Number.NaN, all }
  } finally {
    child.kill('SIGKILL')
    await rm(root, { recursive: true })
  }
}

function timeUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer within 10 s.')), 10_000).unref()
  })
}

/** The answers of the command, one after the other. */
async function* readAnswers(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk.toString()
    for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end)) {
      yield text.slice(0, at)
      text = text.slice(at + end.length)
    }
  }
}
