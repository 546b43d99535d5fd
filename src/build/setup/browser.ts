import { join } from 'node:path'
import { browserPlaces, browserPrograms } from './browser-places.ts'
import { type Machine, thisMachine } from './machine.ts'

/** What finding or installing a browser came to; `reason` is for people. */
export type BrowserResult = { ok: true; path: string } | { ok: false; reason: string }

/**
 * The first browser that starts: the one that CHROMIUM_PATH names, an installed Chromium or Chrome, the one
 * that Playwright installed earlier.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string | undefined> {
  for (const path of candidates(machine)) {
    // Ubuntu's `chromium-browser` may be a script that only asks for an installation: it must start.
    if (machine.exists(path) && (await machine.starts(path))) return path
  }
  return undefined
}

/**
 * Finds a browser or installs one: Playwright's own, and where that does not start (libraries are missing, the
 * download is blocked) Chromium's package, on Debian and Ubuntu as root.
 *
 * @param say receives a line for people before each step that takes long
 */
export async function ensureBrowser(
  say: (line: string) => void,
  machine: Machine = thisMachine,
): Promise<BrowserResult> {
  const named = machine.env.CHROMIUM_PATH
  if (named && !(machine.exists(named) && (await machine.starts(named)))) {
    return { ok: false, reason: `CHROMIUM_PATH names ${named}, which is no browser that starts.` }
  }
  const found = await findBrowser(machine)
  if (found !== undefined) return { ok: true, path: found }

  say('No Chromium or Chrome is installed: Playwright gets its own (about 150 MB, once).')
  const playwright = await machine.run(machine.playwrightInstall, 5 * minute)
  const own = await findBrowser(machine)
  if (own !== undefined) return { ok: true, path: own }

  if (!isDebianRoot(machine)) return { ok: false, reason: refusal(playwright.output) }
  say('Playwright’s browser is not to be had: installing Chromium with apt-get.')
  await machine.run(['apt-get', 'update'], 2 * minute)
  const outputs = [playwright.output]
  for (const name of packages) {
    const apt = await machine.run(['apt-get', 'install', '-y', '--no-install-recommends', name], 5 * minute)
    const packaged = await findBrowser(machine)
    if (packaged !== undefined) return { ok: true, path: packaged }
    outputs.push(apt.output)
  }
  return { ok: false, reason: refusal(outputs.join('\n')) }
}

const minute = 60_000

/** The headless shell opens a page in half the time of the whole browser; not every release has it. */
const packages = ['chromium-headless-shell', 'chromium']

function candidates(machine: Machine): string[] {
  const { env, platform } = machine
  const named = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : []
  const folders = (env.PATH ?? env.Path ?? '').split(platform === 'win32' ? ';' : ':').filter(Boolean)
  const programs = browserPrograms(platform)
  const inPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)))
  const own = machine.playwrightBrowser()
  return [...named, ...browserPlaces(platform, env), ...inPath, ...(own === undefined ? [] : [own])]
}

function isDebianRoot({ platform, isRoot, exists }: Machine): boolean {
  return platform === 'linux' && isRoot && exists('/etc/debian_version')
}

function refusal(output: string): string {
  const lines = output.trim().split('\n').slice(-12)
  return [
    'No browser for the browser tests could be found or installed.',
    'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program, and run npm test again.',
    ...lines.map((line) => `  ${line}`),
  ].join('\n')
}
