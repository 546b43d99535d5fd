import { spawn } from 'node:child_process'

/**
 * Installs exactly what the lock file says, with a sign of progress while it works.
 *
 * @type {import('./install.mjs').Installer}
 */
export function npmCi(root) {
  return new Promise((resolve) => {
    // Development packages build the site: NODE_ENV=production of a host must not leave them out.
    const { command, args, shell } = npm(['ci', '--include=dev', '--no-audit', '--no-fund'])
    const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const stopProgress = showProgress()
    child.on('error', (error) => {
      stopProgress()
      resolve({ ok: false, output: `${output}\n${error.message}` })
    })
    child.on('close', (code) => {
      stopProgress()
      resolve(code === 0 ? { ok: true } : { ok: false, output })
    })
  })
}

/**
 * @param {string[]} rest
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
function npm(rest) {
  const path = process.env.npm_execpath
  // The npm that runs this command; the variable may name pnpm or yarn, which know no package-lock.json.
  if (path !== undefined && /npm-cli\.[cm]?js$/.test(path)) {
    return { command: process.execPath, args: [path, ...rest], shell: false }
  }
  // On Windows npm is a batch file, which only a shell can start.
  return { command: 'npm', args: rest, shell: process.platform === 'win32' }
}

/** @returns {() => void} ends the progress line */
function showProgress() {
  const start = Date.now()
  const live = process.stderr.isTTY
  const timer = setInterval(
    () => {
      const seconds = Math.round((Date.now() - start) / 1000)
      process.stderr.write(live ? `\r  … ${seconds} s` : `  … ${seconds} s\n`)
    },
    live ? 1000 : 10_000,
  )
  return () => {
    clearInterval(timer)
    if (live) process.stderr.write('\r\x1b[K')
  }
}
