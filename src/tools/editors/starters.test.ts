import { spawnSync } from 'node:child_process'
import { access, constants, mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '../../util/paths.ts'

const scripts = join(paths.root, 'scripts')
const read = (name: string) => readFile(join(scripts, name), 'utf8')

it.each(['studio-linux.sh', 'studio-windows.cmd'])('%s runs the command of npm run studio', async (name) => {
  const text = await read(name)
  const { scripts: commands, engines } = JSON.parse(await readFile(join(paths.root, 'package.json'), 'utf8'))
  expect(text.split(/\r?\n/)).toContainEqual(expect.stringMatching(`^  ${commands.studio}( && exit)?$`))
  for (const [oldest] of engines.node.matchAll(/\d+\.\d+/g)) expect(text).toContain(oldest)
})

it('starter keeps the line endings of its system', async () => {
  const lines = (await read('studio-windows.cmd')).split('\n')
  expect(lines.pop()).toBe('')
  expect(lines.filter((line) => !line.endsWith('\r'))).toEqual([])
  for (const name of ['studio-linux.sh', 'studio-mac.command']) expect(await read(name)).not.toContain('\r')
})

it.each(['studio-linux.sh', 'studio-mac.command'])(
  '%s is executable and reports what is missing',
  async (name) => {
    // Where the system has no such permission, everything is readable.
    const permission = process.platform === 'win32' ? constants.R_OK : constants.X_OK
    await expect(access(join(scripts, name), permission)).resolves.toBeUndefined()
    // A PATH without Node and without terminals.
    const folder = join(paths.cache, 'test', `starters-${name}`)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const tool of ['/usr/bin/dirname', '/bin/sh']) await symlink(tool, join(folder, basename(tool)))
    const { stdout, status } = spawnSync('/bin/sh', [join(scripts, name)], {
      env: { PATH: folder },
      input: '\n',
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^Studioja ka nevojë për Node\.js 20\.19.*\n.*https:\/\/nodejs\.org/)
    expect(status).toBe(1)
  },
)
