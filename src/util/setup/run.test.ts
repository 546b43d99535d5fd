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

const run = (...words: string[]) => runIn(paths.root, ...words)

async function runIn(
  root: string,
  ...words: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  try {
    const door = join(root, 'scripts', 'run.cjs')
    return { code: 0, ...(await promisify(execFile)(process.execPath, [door, ...words])) }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

test('the help of a command is whole in a checkout with the line ends of Windows', async () => {
  const script = join(paths.root, 'scripts', 'new.ts')
  const root = await mkdtemp(join(tmpdir(), 'run-'))
  const copy = join(root, 'new.ts')
  await writeFile(copy, (await readFile(script, 'utf8')).replaceAll('\n', '\r\n'))
  const help = usage(copy)
  await rm(root, { recursive: true })
  expect(help.replaceAll('\r', '')).toBe(usage(script))
})

test('the help of npm test names its steps', async () => {
  const { stdout } = await run('test', '--help')
  expect(stdout).toContain(`Steps: ${testSteps.map(({ name }) => name).join(', ')}.`)
})

test('an unknown command is answered with the known ones, each of which has help', async () => {
  const { code, stderr } = await run('../../etc')
  const [, known = ''] = /^Komanda „\.\.\/\.\.\/etc“ nuk ekziston\. Komandat: (.*?)\. /.exec(stderr) ?? []
  const commands = known.split(', ')
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
  ['remove', '/blog/1', '/blog/2', 'Fjala „/blog/2“ është e tepërt: fshihet një dokument në një herë.'],
  ['draw', 'icons', '--only=favicon', notUnderstood('--only')],
  ['draw', 'serif', 'What is to be drawn? One of: icons, fonts, pictures.'],
  ['host', '--nope', notUnderstood('--nope')],
  ['format', '--check', notUnderstood('--check')],
])('%s does nothing when it is told something that it does not understand', async (...words) => {
  const { code, stderr, stdout } = await run(...words.slice(0, -1))
  expect(stderr.split('\n')[0]).toBe(words.at(-1))
  expect(stdout).toBe('')
  expect(code).toBe(1)
})

// On Windows a backslash separates folders, so no name contains one.
const unfit = ["Era's", 'Era #1', 'Era *1', ...(sep === '/' ? ['Era\\1'] : [])]

test.each(unfit)(
  'a project in a folder like %s, in which no build works, asks for another name',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'run-'))
    const root = join(folder, name)
    await cp(join(paths.root, 'scripts', 'run.cjs'), join(root, 'scripts', 'run.cjs'))
    const { code, stderr } = await runIn(root, 'check')
    await rm(folder, { recursive: true })
    expect(stderr).toContain(`${name}: rruga nuk mund të ketë #, ?, *, ' ose \\.`)
    expect(code).toBe(2)
  },
)

test('what the system refuses a command is said in Albanian, with its code and the place', async () => {
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
])('what the system refuses with %s is said in the same way', (reason, sentence) => {
  const error = Object.assign(new Error(`${reason} '/faqja/a b'`), { code: reason.split(':')[0] })
  expect(sentenceOf(error)).toBe(sentence)
})

// `/dev/full` is a device that refuses every write as a full disk does, for any user.
test.runIf(existsSync('/dev/full'))(
  'what the system refuses the bundler is said in one sentence',
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'run-'))
    const input = join(dir, 'input.js')
    await writeFile(input, 'console.log(1)')
    await symlink('/dev/full', join(dir, 'output.js'))
    const error: Error = await build({ input, output: { file: join(dir, 'output.js') } }).catch(
      (error) => error,
    )
    await rm(dir, { recursive: true })
    expect(sentenceOf(error)).toBe(`Disku është plot; lironi vend. (ENOSPC: ${dir}/output.js)`)
  },
)
