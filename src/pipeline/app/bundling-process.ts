import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { workerFile } from '../../util/setup/bundle.mjs'

type Bundling = {
  /** The name of the bundle, for the message of an error. */
  of: string
  /** The file of the program; if it fails, it sends the reason. */
  program: URL
  args: readonly string[]
  /** The message to the program. */
  input?: string
  env?: NodeJS.ProcessEnv
  signal?: AbortSignal
}

/**
 * Bundles in a process of its own, because the bundler releases its memory only when its process ends.
 *
 * @throws an Error with the reason that the program sent
 */
export async function runBundling({ of, program, args, input, env, signal }: Bundling): Promise<void> {
  const file = fileURLToPath(await workerFile(program))
  await new Promise<void>((resolve, reject) => {
    // Vite sorts class names by the user's locale, so bundles would differ between machines.
    const sameForAll = { ...process.env, LC_ALL: 'C', ...env }
    const child = fork(file, args, { execArgv: [], env: sameForAll, signal })
    if (input !== undefined) child.send(input)
    let reason: unknown
    child.on('message', (message) => {
      reason = message
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(String(reason ?? `The bundling of ${of} ended with code ${code}.`)))
    })
  })
}
