import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Session, Settings } from './session.ts'

/** Lets a window be as narrow as a phone: else the buttons above the page need more. */
const narrowButtons = '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }\n'

let started = 0

/** WebKitGTK's small browser over WebDriver, on a screen that nobody sees. */
export async function startWebKit({ isDark, isStill, hasScripts = true }: Settings): Promise<Session> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), narrowButtons)
  const animations = `[Settings]\ngtk-enable-animations=${!isStill}\n`
  await writeFile(join(settings, 'gtk-3.0', 'settings.ini'), animations)
  const port = 20_000 + ((process.pid * 10 + started++) % 20_000)
  const program = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        XDG_CONFIG_HOME: settings,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    },
  )
  const ask = async (method: string, path: string, body?: object): Promise<ProtocolResult> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: ProtocolResult }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const binary = ['4.1', '4.0', '6.0']
    .map(
      (version) =>
        `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    )
    .find((file) => existsSync(file))
  const args = ['--automation', `--enable-javascript=${hasScripts}`, ...(isDark ? ['--dark-mode'] : [])]
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } }
  const start = async (tries: number): Promise<ProtocolResult> =>
    ask('POST', '', { capabilities: { alwaysMatch: capabilities } }).catch(async (error: unknown) => {
      if (tries === 0) throw error
      await setTimeout(500)
      return await start(tries - 1)
    })
  const own = `/${(await start(40)).sessionId}`
  const evaluate = async (expression: string) =>
    String(
      await ask('POST', `${own}/execute/sync`, {
        script: `return JSON.stringify((${expression}) ?? null)`,
        args: [],
      }),
    )
  return {
    messages: [],
    evaluate,
    navigate: async (url) => void (await ask('POST', `${own}/url`, { url })),
    reload: async () => void (await ask('POST', `${own}/refresh`, {})),
    back: async () => void (await ask('POST', `${own}/back`, {})),
    act: async (actions) => void (await ask('POST', `${own}/actions`, { actions })),
    async resize(width, height) {
      // A window is as large as its page and its frame.
      const [x, y] = JSON.parse(await evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]'))
      await ask('POST', `${own}/window/rect`, { width: width + x, height: height + y })
    },
    async close() {
      await ask('DELETE', own)
      if (program.pid) process.kill(-program.pid)
      await rm(settings, { recursive: true, force: true })
    },
  }
}

/** What the driver answers, in the form that the command has. */
type ProtocolResult = ReturnType<typeof JSON.parse>
