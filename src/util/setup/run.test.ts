import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { testSteps } from '../../tools/test/run.ts'
import { paths } from '../paths.ts'
import { sentenceOf, usage } from './run.mjs'

const run = (...args: string[]) => runIn(paths.root, ...args)

async function runIn(
  root: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const door = join(root, 'scripts', 'run.cjs')
    return { code: 0, ...(await promisify(execFile)(process.execPath, [door, ...args])) }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

test('run prints the whole help with Windows line endings', async () => {
  const script = join(paths.root, 'scripts', 'new.ts')
  const root = await mkdtemp(join(tmpdir(), 'run-'))
  const copy = join(root, 'new.ts')
  await writeFile(copy, (await readFile(script, 'utf8')).replaceAll('\n', '\r\n'))
  const help = usage(copy)
  await rm(root, { recursive: true })
  expect(help.replaceAll('\r', '')).toBe(usage(script))
})

test('run prints the steps of npm test in its help', async () => {
  const { stdout } = await run('test', '--help')
  expect(stdout).toContain(`Steps: ${testSteps.map(({ name }) => name).join(', ')}.`)
})

test('run answers an unknown command with the known ones', async () => {
  const { code, stderr } = await run('../../etc')
  const [, listed = ''] = /^Komanda „\.\.\/\.\.\/etc“ nuk ekziston\. Komandat: (.*?)\. /.exec(stderr) ?? []
  const commands = listed.split(', ')
  expect(commands).toEqual(expect.arrayContaining(['build', 'start']))
  const helps = commands.map((command) => usage(join(paths.root, 'scripts', `${command}.ts`)))
  expect(helps.filter((help) => !help.startsWith('npm '))).toEqual([])
  expect(code).toBe(2)
})

const notUnderstood = (option: string) =>
  `Komanda nuk kuptohet; mundësitë i tregon --help. (Unknown option '${option}'; for the options: --help.)`

test.each([
  ['host', 'nginx', 'caddy', 'Which host? One of: caddy, nginx, headers.'],
  [
    'new',
    'project',
    '2025',
    'Fjala „2025“ është e tepërt. Shkruani p.sh.: npm run new -- project --year=2025',
  ],
  ['draw', 'icons', '--only=favicon', notUnderstood('--only')],
  ['draw', 'serif', 'What is to be drawn? One of: icons, fonts, drawings, pictures.'],
  ['host', '--nope', notUnderstood('--nope')],
  ['format', '--check', notUnderstood('--check')],
])('%s does nothing when an option is unknown', async (...args) => {
  const { code, stderr, stdout } = await run(...args.slice(0, -1))
  expect(stderr.split('\n')[0]).toBe(args.at(-1))
  expect(stdout).toBe('')
  expect(code).toBe(1)
})

// On Windows a backslash separates folders, so no name contains one.
const unfit = ["Era's", 'Era #1', 'Era *1', ...(sep === '/' ? ['Era\\1'] : [])]

test.each(unfit)('run asks to rename a folder like %s', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'run-'))
  const root = join(folder, name)
  await cp(join(paths.root, 'scripts', 'run.cjs'), join(root, 'scripts', 'run.cjs'))
  const { code, stderr } = await runIn(root, 'check')
  await rm(folder, { recursive: true })
  expect(stderr).toContain(`${name}: rruga nuk mund të ketë #, ?, *, ' ose \\.`)
  expect(code).toBe(2)
})

test('run reports a system error in Albanian with code and path', async () => {
  const root = await mkdtemp(join(tmpdir(), 'run-'))
  const files = [
    'package-lock.json',
    'scripts/run.cjs',
    'src/util/setup/run.mjs',
    'src/util/setup/bundle.mjs',
  ]
  for (const file of files) await cp(join(paths.root, file), join(root, file))
  await symlink(join(paths.root, 'node_modules'), join(root, 'node_modules'), 'junction')
  await writeFile(
    join(root, 'scripts', 'build.ts'),
    `throw Object.assign(new Error("EACCES: refused, open '/faqja/a b'"), { code: 'EACCES' })`,
  )
  const refused = await runIn(root, 'build')
  await rm(root, { recursive: true })
  expect(refused).toMatchObject({ code: 1, stderr: 'Mungon leja. (EACCES: /faqja/a b)\n' })
})

const readOnly = 'Dosja e faqes vetëm lexohet; zhvendoseni te një vend ku lejohet të shkruhet.'

test.each([
  ['EDQUOT: refused, open', 'Disku është plot; lironi vend. (EDQUOT: /faqja/a b)'],
  ['ENOSPC: refused, open', 'Disku është plot; lironi vend. (ENOSPC: /faqja/a b)'],
  ['EPERM: refused, open', 'Mungon leja, ose skedarin e ka hapur një program tjetër. (EPERM: /faqja/a b)'],
  ['EROFS: refused, open', `${readOnly} (EROFS: /faqja/a b)`],
  // A cache that cannot be made in a read-only folder.
  ['ENOENT: no such file or directory, mkdir', `${readOnly} (EROFS: /faqja/a b)`],
])('run reports %s in Albanian', (reason, sentence) => {
  const error = Object.assign(new Error(`${reason} '/faqja/a b'`), { code: reason.split(':')[0] })
  expect(sentenceOf(error)).toBe(sentence)
})

// `/dev/full` is a device that refuses every write as a full disk does, for any user.
test.runIf(existsSync('/dev/full'))('run reports a system error of the bundler in one sentence', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'run-'))
  const input = join(dir, 'input.js')
  await writeFile(input, 'console.log(1)')
  await symlink('/dev/full', join(dir, 'output.js'))
  const error: Error = await build({ input, output: { file: join(dir, 'output.js') } }).catch(
    (error) => error,
  )
  await rm(dir, { recursive: true })
  expect(sentenceOf(error)).toBe(`Disku është plot; lironi vend. (ENOSPC: ${dir}/output.js)`)
})
