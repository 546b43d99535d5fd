import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { keysOf } from '../model/records.ts'
import { toolCommand } from '../util/setup/tool.ts'

/** The web servers for which the project prints configurations. */
export const webServers = ['nginx', 'caddy'] as const
export type WebServer = (typeof webServers)[number]

/** Whether packages can be installed with apt-get. */
const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0

/** Where a web server is installed. Its configuration names paths of Unix. */
export function findWebServer(server: WebServer, path = process.env.PATH ?? ''): string | undefined {
  const folders = process.platform === 'win32' ? [] : [...path.split(':'), '/usr/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, server)).find((file) => existsSync(file))
}

/**
 * Installs the web servers that are missing in a container of Debian or Ubuntu: elsewhere the packages would start them.
 *
 * @returns those that are still missing
 */
export function ensureWebServers(): WebServer[] {
  const missing = webServers.filter((server) => findWebServer(server) === undefined)
  if (isDebianRoot && !existsSync('/run/systemd/system')) for (const server of missing) installPackage(server)
  return missing.filter((server) => findWebServer(server) === undefined)
}

/** Programs that start the engines beside Chromium; of Firefox Debian's long-supported release, or whichever there is. */
export const enginePrograms = {
  firefox: [isInstalled('firefox-esr') ? 'firefox-esr' : 'firefox'],
  webkit: ['WebKitWebDriver', 'xvfb-run'],
} as const

/** An engine beside Chromium. */
export type Engine = keyof typeof enginePrograms

/** Engines that lack a program. */
export function missingEngines(): Engine[] {
  return keysOf(enginePrograms).filter((name) => !enginePrograms[name].every(isInstalled))
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))
}

/** Whether the Nu checker can be run. Where there is no Java, macOS has a program of its name that fails. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0
}

/** The first browser that starts: CHROMIUM_PATH's alone where that is set, an installed one, Playwright's own. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH, PATH = env.Path ?? '' } = env
  const places = CHROMIUM_PATH ? [CHROMIUM_PATH] : [...browserPlaces(env, PATH), chromium.executablePath()]
  // Ubuntu's `chromium-browser` may be a script that only asks for an installation.
  return places.find((path) => existsSync(path) && starts(path))
}

function browserPlaces(env: NodeJS.ProcessEnv, path: string): string[] {
  // The headless shell: the suite takes two thirds of the time that it takes in the whole browser.
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

/**
 * Finds a browser or installs one: Debian's, else Playwright's, whose download may be out of reach or lack libraries.
 *
 * @throws an Error with a hint where neither is possible
 */
export function ensureBrowser(env = process.env): string {
  const found = findBrowser(env)
  if (found !== undefined) return found
  if (env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not start.`)
  const dependencies = isDebianRoot ? ['--with-deps'] : []
  const installations = [
    ...['chromium-headless-shell', 'chromium'].map((name) => () => installPackage(name)),
    () => install(toolCommand('@playwright/test', ['install', ...dependencies, 'chromium'])),
  ]
  for (const attempt of installations) {
    attempt()
    const browser = findBrowser(env)
    if (browser !== undefined) return browser
  }
  throw new Error(
    'No browser for the tests could be found or installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  )
}

function installPackage(name: string): void {
  if (!isDebianRoot) return
  install(['apt-get', 'update'])
  install(['apt-get', 'install', '-y', '--no-install-recommends', name])
}

function install(command: readonly string[]): void {
  const [program = '', ...args] = command
  console.error(`  Missing for the tests: ${command.join(' ')}`)
  // In run level 1 no package starts a service. A download that is blocked may hang.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync(program, args, { env, timeout: 4 * 60_000, stdio: ['ignore', 2, 2] })
}
