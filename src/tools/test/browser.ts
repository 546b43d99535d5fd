import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { toolCommand } from '../../util/setup/tool.ts'

/** The first browser that starts: CHROMIUM_PATH's alone where that is set, an installed one, Playwright's own. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = env.Path ?? '' } = env
  const places = CHROMIUM_PATH ? [CHROMIUM_PATH] : [...installed(env, PATH), chromium.executablePath()]
  // Ubuntu's `chromium-browser` may be a script that only asks for an installation.
  return places.find((path) => existsSync(path) && starts(path))
}

function installed(env: NodeJS.ProcessEnv, path: string): string[] {
  // The headless shell opens a page in half the time of the whole browser.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']
  const folders = [...path.split(delimiter), '/usr/bin', '/opt/google/chrome'].filter(Boolean)
  const mac = ['/Applications', `${env.HOME}/Applications`].flatMap((folder) =>
    ['Chromium', 'Google Chrome'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  )
  const windows = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
    ['Chromium', 'Google/Chrome'].map((name) => `${folder}/${name}/Application/chrome.exe`),
  )
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...mac, ...windows]
}

function starts(path: string): boolean {
  // On Windows `--version` opens a window instead of answering.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/** Whether packages can be installed with apt-get. */
export const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0

const apt = ['apt-get', 'install', '-y', '--no-install-recommends']
/** Tried one after the other. Playwright's download is the last on Debian: it may be out of reach or lack libraries. */
const installers = [
  ...(isDebianRoot
    ? [
        ['apt-get', 'update'],
        [...apt, 'chromium-headless-shell'],
        [...apt, 'chromium'],
      ]
    : []),
  toolCommand('@playwright/test', ['install', ...(isDebianRoot ? ['--with-deps'] : []), 'chromium']),
]

/**
 * Finds a browser or installs one.
 *
 * @throws an Error with a cure where neither is possible
 */
export function ensureBrowser(env = process.env, commands = installers): string {
  const found = findBrowser(env)
  if (found !== undefined) return found
  if (env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not start.`)
  for (const [program = '', ...args] of commands) {
    console.log(`  No Chromium or Chrome is installed: ${[program, ...args].join(' ')}`)
    // A download that is blocked may hang.
    const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 4 * 60_000 }
    spawnSync(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    const browser = findBrowser(env)
    if (browser !== undefined) return browser
  }
  throw new Error(
    'No browser for the tests could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  )
}
