import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'

async function run(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const door = join(paths.root, 'scripts', 'run.mjs')
    return { code: 0, ...(await promisify(execFile)(process.execPath, [door, ...words])) }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

test('--help prints the comment at the head of the command', async () => {
  const { code, stdout } = await run('preview', '--help')
  expect(stdout).toBe('npm run preview [-- --base=/path/] [--port=4322] [--host=localhost] [--dir=dist]\n')
  expect(code).toBe(0)
})

test('every command has help', async () => {
  const { stderr } = await run('nope')
  const commands = /Komandat: (.*?)\. /.exec(stderr)?.[1]?.split(', ') ?? []
  expect(commands).toContain('start')
  const helps = await Promise.all(commands.map(async (command) => (await run(command, '--help')).stdout))
  expect(helps.filter((help) => !help.startsWith('npm '))).toEqual([])
}, 60_000)

test('an unknown option is named, with the way to the known ones', async () => {
  const { code, stderr } = await run('host', '--nope')
  expect(stderr).toBe("Unknown option '--nope'.\nMundësitë i tregon --help. (For the options: --help.)\n")
  expect(code).toBe(1)
})

test('an unknown command is answered with the known ones', async () => {
  const { code, stderr } = await run('../../etc')
  expect(stderr).toMatch(/^Komanda „\.\.\/\.\.\/etc“ nuk ekziston\. Komandat: .*build, /)
  expect(code).toBe(2)
})
