import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureInstalled, explain } from './install.mjs'

let root: string
let installations: number
let said: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'install-'))
  installations = 0
  said = []
  await lockPackages({ 'node_modules/zod': { version: '4.6.7' } })
})

afterEach(() => rm(root, { recursive: true }))

type Packages = Record<string, { version: string; optional?: boolean; os?: string[]; cpu?: string[] }>

async function lockPackages(packages: Packages): Promise<void> {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }))
}

/** What npm leaves behind: the packages, and at the end its own note of them. */
async function npmInstalls(packages: Packages): Promise<void> {
  for (const place of Object.keys(packages)) {
    await mkdir(join(root, place), { recursive: true })
    await writeFile(join(root, place, 'package.json'), '{}')
  }
  await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

async function install() {
  installations += 1
  await sleep(20)
  await npmInstalls({ 'node_modules/zod': { version: '4.6.7' } })
  return { ok: true } as const
}

const run = () => ensureInstalled({ root, say: (line) => said.push(line), install })

describe('ensureInstalled', () => {
  it('installs a clone that never was, once, and is silent from then on', async () => {
    expect(await run()).toBe(true)
    expect(said).toHaveLength(1)
    expect(await run()).toBe(true)
    expect([installations, said.length]).toEqual([1, 1])
  })

  it('installs again when the lock file changed', async () => {
    await run()
    await lockPackages({ 'node_modules/zod': { version: '4.6.8' } })
    await run()
    expect(installations).toBe(2)
  })

  it('installs again when a package is gone', async () => {
    await run()
    await rm(join(root, 'node_modules/zod'), { recursive: true })
    await run()
    expect(installations).toBe(2)
  })

  it('installs nothing through a link: the packages of another project stay as they are', async () => {
    const other = await mkdtemp(join(tmpdir(), 'other-'))
    await writeFile(join(other, 'kept.txt'), '')
    await symlink(other, join(root, 'node_modules'), 'junction')
    expect(await run()).toBe(false)
    expect(said.join()).toContain('node_modules is a link to another folder')
    expect([installations, await readdir(other)]).toEqual([0, ['kept.txt']])
    await rm(other, { recursive: true })
  })

  it('installs again after an interruption, which leaves packages without npm’s note', async () => {
    await npmInstalls({ 'node_modules/zod': { version: '4.6.7' } })
    await rm(join(root, 'node_modules/.package-lock.json'))
    await run()
    expect(installations).toBe(1)
  })

  it('installs again on another platform or Node', async () => {
    await run()
    await writeFile(join(root, 'node_modules/.installed-for'), '0123 darwin arm64 22')
    await npmInstalls({ 'node_modules/zod': { version: '4.6.6' } })
    await run()
    expect(installations).toBe(2)
  })

  it('recognises what somebody installed with npm directly', async () => {
    await npmInstalls({ 'node_modules/zod': { version: '4.6.7' } })
    await run()
    expect(installations).toBe(0)
  })

  it('misses optional packages of this machine only', async () => {
    const optional = { version: '1.0.0', optional: true }
    const here = { ...optional, os: [process.platform], cpu: [process.arch] }
    await npmInstalls({ 'node_modules/zod': { version: '4.6.7' } })
    await lockPackages({
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/other': { ...here, os: ['aix'] },
    })
    await run()
    expect(installations).toBe(0)
    await lockPackages({ 'node_modules/zod': { version: '4.6.7' }, 'node_modules/here': here })
    await run()
    expect(installations).toBe(1)
  })

  it('installs once for two commands started at the same time', async () => {
    expect(await Promise.all([run(), run()])).toEqual([true, true])
    expect(installations).toBe(1)
    expect(said).toContain(
      'Një komandë tjetër po i instalon paketat; po pritet … (waiting for another install)',
    )
  })

  it('says why it failed, and tries again the next time', async () => {
    const failing = async () => ({ ok: false, output: 'npm error code ENOTFOUND\n' }) as const
    const say = (line: string) => said.push(line)
    expect(await ensureInstalled({ root, say, install: failing })).toBe(false)
    expect(said[1]).toContain('The packages could not be downloaded: the npm registry cannot be reached.')
    expect(await run()).toBe(true)
  })
})

describe('explain', () => {
  it.each([
    ['npm error code ENOTCACHED', 'The packages could not be downloaded: npm is set to work offline.'],
    ['npm error code ENOSPC', 'The packages could not be installed: the disk is full.'],
    ['npm error code EACCES', 'The packages could not be installed: node_modules cannot be written.'],
    ['npm error code EUSAGE', 'package.json and package-lock.json differ.'],
    ['spawn npm ENOENT', 'The program npm was not found.'],
    ['npm error code E500', 'The packages could not be installed; the reason npm gives is below.'],
  ])('explains %s and shows it', (output, words) => {
    expect(explain(output)).toContain(words)
    expect(explain(output).split('\n').at(-1)).toBe(`  ${output}`)
  })
})
