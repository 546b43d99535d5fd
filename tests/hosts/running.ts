import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { caddyfile, nginxConf } from '../../src/pipeline/serve/hosts.ts'
import type { WebServer } from '../../src/tools/programs.ts'

/** A running server and its origin, `http://localhost:5180`. */
export type RunningServer = { origin: string; stop(): Promise<void> }

/** Serves `dir` under `basePath` with the program at `path`, by the configuration that the project prints for it. */
export async function startServer(
  server: WebServer,
  path: string,
  dir: string,
  basePath: string,
): Promise<RunningServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), `${server}-`))
  const { config, args, env } = commands[server]({ folder, port, dir, basePath })
  for (const [name, text] of Object.entries(config)) await writeFile(join(folder, name), text)
  const child = spawn(path, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve()
    })
    child.once('exit', () => resolve())
  })
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  const origin = `http://localhost:${port}`
  while (!(await answers(origin))) {
    if (isOver) throw new Error(`${server} did not start:\n${output}`)
    await wait(30)
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A document that was removed, and the one that took its place. */
const movedIn = (basePath: string) => [{ from: `${basePath}blog/98`, to: `${basePath}blog/1` }]

type Setting = { folder: string; port: number; dir: string; basePath: string }
type Command = { config: Record<string, string>; args: string[]; env?: NodeJS.ProcessEnv }

/** Around the project's configuration stands only what a server needs to run beside others on a test machine. */
const commands: Record<WebServer, (setting: Setting) => Command> = {
  nginx({ folder, port, dir, basePath }) {
    const site = nginxConf({ basePath, name: 'localhost', dir, port, redirects: movedIn(basePath) })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const main = [
      // Its workers must read folders that only their owner may.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr;',
      'events {}',
      `http { access_log off; ${temporary.join(' ')} include site.conf; }`,
    ]
    return {
      config: { 'nginx.conf': `${main.join('\n')}\n`, 'site.conf': site },
      args: ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    }
  },
  caddy({ folder, port, dir, basePath }) {
    const site = caddyfile({ basePath, name: `http://localhost:${port}`, dir, redirects: movedIn(basePath) })
    return {
      config: { Caddyfile: `{\n\tadmin off\n}\n${site}` },
      args: ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    }
  },
}

function answers(origin: string): Promise<boolean> {
  return fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
