import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { scriptCommand } from '../../util/setup/tool.ts'
import { realFolder, refuseForeign } from './out-folder.ts'

let base: string
let root: string
beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'out-folder-')))
  root = join(base, 'project')
  for (const name of ['src', 'content']) await mkdir(join(root, name), { recursive: true })
})
afterEach(() => rm(base, { recursive: true }))

const inProject = (path: string) => join(root, path)

function outFolder(path: string): string {
  const folder = realFolder(path)
  refuseForeign(folder)
  return folder
}

async function siteIn(path: string): Promise<void> {
  await mkdir(inProject(`${path}/data`), { recursive: true })
  for (const name of ['_headers', '404.html']) await writeFile(inProject(`${path}/${name}`), '')
}

test('output folder follows symbolic links, also to folders that do not exist yet', async () => {
  await mkdir(join(base, 'www'))
  await symlink('www', join(base, 'dist'))
  await symlink(join('dist', 'later', 'site'), join(base, 'next'))
  expect(realFolder(join(base, 'dist'))).toBe(join(base, 'www'))
  expect(realFolder(join(base, 'dist', 'new'))).toBe(join(base, 'www', 'new'))
  expect(realFolder(join(base, 'next'))).toBe(join(base, 'www', 'later', 'site'))
  expect(realFolder(join(base, 'plain', 'site'))).toBe(join(base, 'plain', 'site'))
})

test.each(['', 'src', 'content', 'node_modules', '.cache', '.git', 'tests/e2e'])(
  'build refuses the output folder „%s“ of the project',
  (path) => {
    expect(() => outFolder(join(paths.root, path))).toThrow('aty ka gjëra që nuk janë faqe')
  },
)

test('build refuses a symbolic link to a folder of the project as output', async () => {
  await symlink(join(paths.root, 'content'), inProject('dist'))
  expect(() => outFolder(inProject('dist'))).toThrow('aty ka gjëra që nuk janë faqe')
})

test('build accepts a new folder, an empty folder and an earlier site as output', async () => {
  await mkdir(inProject('empty'))
  await siteIn('dist')
  await siteIn('.cache/test/sub-path')
  for (const path of [
    'new',
    'deep/new',
    'empty',
    'dist',
    'contents',
    '..dist',
    '.cache/test/sub-path',
    '../beside',
  ])
    expect(outFolder(inProject(path))).toBe(inProject(path))
})

test.each(['_headers', '404.html', 'data'])('build refuses an output folder without %s', async (name) => {
  await siteIn('dist')
  await rm(inProject(`dist/${name}`), { recursive: true })
  expect(() => outFolder(inProject('dist'))).toThrow(
    `Faqja nuk mund të ndërtohet në „${inProject('dist')}“: aty ka gjëra që nuk janë faqe e ndërtuar këtu`,
  )
})

test('build refuses to replace a file or a site with a Git history', async () => {
  await writeFile(inProject('dist'), '')
  expect(() => outFolder(inProject('dist'))).toThrow('aty ka gjëra')
  await siteIn('pages')
  await writeFile(inProject('pages/.git'), 'gitdir: …')
  expect(() => outFolder(inProject('pages'))).toThrow('aty ka gjëra')
})

test('build command exits with one sentence when the output folder is refused', async () => {
  const foreign = join(base, 'foreign')
  await mkdir(foreign)
  await writeFile(join(foreign, 'letter.txt'), 'x')
  for (const [out, says] of [
    ['', `„${paths.root}“: aty ka gjëra`],
    [foreign, `„${foreign}“: aty ka gjëra`],
  ] as const) {
    const [program = '', ...args] = scriptCommand('build', [`--out=${out}`])
    const ended = promisify(execFile)(program, args)
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^Faqja nuk mund të ndërtohet në ${says}.*\\)\n$`)),
    })
  }
  expect(await readdir(foreign)).toEqual(['letter.txt'])
})
