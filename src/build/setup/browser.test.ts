import { describe, expect, it } from 'vitest'
import { ensureBrowser, findBrowser } from './browser.ts'
import type { Machine } from './machine.ts'

const playwright = '/home/a/.cache/ms-playwright/chromium/chrome'

/** A Debian machine on which `files` exist and start, all but those in `broken`. */
function machine(files: string[], changes: Partial<Machine> & { broken?: string[] } = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/snap/bin' },
    platform: 'linux',
    isRoot: true,
    exists: (path) => files.includes(path),
    starts: async (path) => !changes.broken?.includes(path),
    playwrightBrowser: () => playwright,
    playwrightInstall: ['playwright', 'install', 'chromium'],
    run: async () => ({ ok: false, output: 'not expected' }),
    ...changes,
  }
}

describe('findBrowser', () => {
  it('prefers CHROMIUM_PATH, then an installed browser, then Playwright’s own', async () => {
    const files = ['/opt/mine/chrome', '/usr/bin/chromium', playwright]
    const env = { CHROMIUM_PATH: '/opt/mine/chrome' }
    expect(await findBrowser(machine(files, { env }))).toBe('/opt/mine/chrome')
    expect(await findBrowser(machine(files))).toBe('/usr/bin/chromium')
    expect(await findBrowser(machine([playwright]))).toBe(playwright)
    expect(await findBrowser(machine([]))).toBeUndefined()
  })

  it('looks through PATH, and passes over a program that does not start', async () => {
    const files = ['/usr/local/bin/chromium-browser', '/snap/bin/chromium']
    expect(await findBrowser(machine(files, { broken: ['/snap/bin/chromium'] }))).toBe(
      '/usr/local/bin/chromium-browser',
    )
  })

  it.each([
    ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', { HOME: '/Users/a' }, '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium'],
    [
      'win32',
      { ProgramFiles: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  ] as const)('knows the usual places on %s', async (platform, env, path) => {
    expect(await findBrowser(machine([path], { platform, env }))).toBe(path)
  })
})

describe('ensureBrowser', () => {
  const say = () => {}

  it('installs nothing where there is a browser', async () => {
    expect(await ensureBrowser(say, machine(['/usr/bin/chromium']))).toEqual({
      ok: true,
      path: '/usr/bin/chromium',
    })
  })

  it('does not look elsewhere when CHROMIUM_PATH is wrong', async () => {
    const env = { CHROMIUM_PATH: '/nowhere/chrome' }
    expect(await ensureBrowser(say, machine(['/usr/bin/chromium'], { env }))).toEqual({
      ok: false,
      reason: 'CHROMIUM_PATH names /nowhere/chrome, which is no browser that starts.',
    })
  })

  it('lets Playwright install its own, and says so first', async () => {
    const files: string[] = []
    const said: string[] = []
    const run: Machine['run'] = async () => {
      files.push(playwright)
      return { ok: true, output: '' }
    }
    expect(await ensureBrowser((line) => said.push(line), machine(files, { run }))).toEqual({
      ok: true,
      path: playwright,
    })
    expect(said).toEqual([
      'No Chromium or Chrome is installed: Playwright gets its own (about 150 MB, once).',
    ])
  })

  it('installs the package on Debian as root when Playwright’s browser does not start', async () => {
    const files = ['/etc/debian_version']
    const commands: string[] = []
    const run: Machine['run'] = async (command) => {
      commands.push(command.join(' '))
      if (command[0] === 'playwright') files.push(playwright)
      // A release without the headless shell.
      if (command.at(-1) === 'chromium' && command[0] === 'apt-get') files.push('/usr/bin/chromium')
      return { ok: true, output: '' }
    }
    const result = await ensureBrowser(say, machine(files, { run, broken: [playwright] }))
    expect(commands).toEqual([
      'playwright install chromium',
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
      'apt-get install -y --no-install-recommends chromium',
    ])
    expect(result).toEqual({ ok: true, path: '/usr/bin/chromium' })
  })

  it('says what to do when everything failed, with the last words of the programs', async () => {
    const run: Machine['run'] = async () => ({ ok: false, output: 'getaddrinfo ENOTFOUND cdn' })
    const result = await ensureBrowser(say, machine([], { run, isRoot: false }))
    expect(result).toEqual({
      ok: false,
      reason: [
        'No browser for the browser tests could be found or installed.',
        'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program, and run npm test again.',
        '  getaddrinfo ENOTFOUND cdn',
      ].join('\n'),
    })
  })
})
