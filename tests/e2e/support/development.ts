import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { copyProject } from '../../../src/tools/bench/project.ts'
import { paths } from '../../../src/util/paths.ts'

/** A development server over a copy of the project, so that a test may change its content. */
export type Development = {
  url: string
  /** Absolute path of the copy. */
  root: string
  /** Replaces the first `from` in a file below `content/` by `to`; the file must have it. */
  edit(file: string, from: string, to: string): Promise<void>
  /** Likewise below `src/`. */
  editCode(file: string, from: string, to: string): Promise<void>
  /**
   * Like `edit`, but as text editors that first empty a file and fill it a moment later. The watcher reports the first
   * step.
   */
  editInTwoSteps(file: string, from: string, to: string): Promise<void>
  /** Ends the server and starts another at the same address. */
  restart(): Promise<void>
  /** The server's log. Tests provoke errors on purpose, so read it only after a failure. */
  readLog(): Promise<string>
  close(): Promise<void>
}

/**
 * Copies the project and starts its development server, with or without the studio. `name` is the copy's folder, so
 * concurrent servers need different names. `base` is the path under which the site is published.
 */
export async function startDevelopment(
  command: 'start' | 'studio',
  { name, base = '/' }: { name: string; base?: string },
): Promise<Development> {
  const root = join(paths.cache, 'test', name)
  // The packages that Vite has prepared are kept for the next run.
  await copyProject(root, { content: true })
  const log = `${root}.log`
  // Pictures of an earlier build are reused.
  await cp(join(paths.cache, 'pictures'), join(root, '.cache', 'pictures'), { recursive: true, force: false })
  // Removes drafts of an earlier run.
  for (const place of ['drafts', '.cache/studio'])
    await rm(join(root, place), { recursive: true, force: true })
  await rm(log, { force: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${base}`.replace(/\/$/, '')
  const readLog = () => readFile(log, 'utf8')

  async function serve(): Promise<ChildProcess> {
    const output = await open(log, 'a')
    // With the arguments of the real command.
    const server = spawn(process.execPath, [join(root, 'scripts', 'run.cjs'), command], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        NODE_ENV: 'development',
        SITE_URL: `https://www.example.org${base}`,
      },
      stdio: ['ignore', output.fd, output.fd],
    })
    await output.close()
    await untilItAnswers(server, `${url}/`, readLog)
    return server
  }
  async function close(): Promise<void> {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  let server = await serve()

  async function replaced(path: string, from: string, to: string): Promise<[path: string, text: string]> {
    const text = await readFile(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${path} has no „${from}“`)
    return [path, text.replace(from, to)]
  }
  const content = (file: string) => join(root, 'content', file)

  return {
    url,
    root,
    edit: async (file, from, to) => await writeFile(...(await replaced(content(file), from, to))),
    async editCode(file, from, to) {
      // Vite's watcher drops a change within 50 ms of the one before. No person saves so soon.
      await setTimeout(100)
      await writeFile(...(await replaced(join(root, 'src', file), from, to)))
    },
    async editInTwoSteps(file, from, to) {
      const [path, text] = await replaced(content(file), from, to)
      await writeFile(path, '---\n')
      await setTimeout(30)
      await writeFile(path, text)
    },
    async restart() {
      await close()
      server = await serve()
    },
    readLog,
    close,
  }
}

/** A port that no program has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilItAnswers(
  server: ChildProcess,
  url: string,
  readLog: () => Promise<string>,
): Promise<void> {
  while (server.exitCode === null) {
    const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
    if (response?.ok) return
    await setTimeout(200)
  }
  throw new Error(`The development server ended with code ${server.exitCode}:\n${await readLog()}`)
}
