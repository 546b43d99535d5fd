import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { benches, runBenches, selectBenches } from './all.ts'

test('every measurement is a command of its own, and every such command is among them', () => {
  const { scripts } = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8'))
  const commands = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
  expect(commands.sort()).toEqual(benches.map((bench) => `bench:${bench}`).sort())
})

test('runs all when none is named, else those that are, each once', () => {
  expect(selectBenches([])).toEqual([...benches])
  expect(selectBenches(['scale', 'check', 'scale'])).toEqual(['check', 'scale'])
})

test('names those that there are when one is not', () => {
  expect(() => selectBenches(['check', 'speed'])).toThrow(
    'speed? There are: watch, serve, check, pictures, pages, scale.',
  )
})

test('one that fails keeps none of the others from running, and is named', async () => {
  const said: string[] = []
  const failed = await runBenches(['watch', 'serve', 'check'], {
    run: async (command) => {
      said.push(command)
      return command === 'bench-serve' ? 1 : 0
    },
    print: (line) => said.push(line.trim()),
  })
  expect(failed).toEqual(['serve'])
  expect(said).toEqual([
    '── bench:watch',
    'bench-watch',
    '── bench:serve',
    'bench-serve',
    '── bench:check',
    'bench-check',
  ])
})
