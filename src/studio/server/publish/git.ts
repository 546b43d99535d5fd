import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { format } from '../../words/format.ts'
import words from '../../words/publish.json'
import { Refusal } from '../refusal.ts'

/** Git in a project's folder. It asks nobody anything, and no hook runs. */
export type Git = ReturnType<typeof openGit>

/**
 * Git in the folder `root`. Names of files go to it after `--`, or by standard input.
 *
 * @param own an index or a work tree in place of the person's
 */
export function openGit(root: string, own: { GIT_INDEX_FILE?: string; GIT_WORK_TREE?: string } = {}) {
  /** What a command prints, which has to succeed: how it failed is said in words. */
  async function bytes(args: readonly string[], input: string | Buffer = ''): Promise<Buffer> {
    const running = execute('git', [...settings, ...args], {
      cwd: root,
      encoding: 'buffer',
      maxBuffer: 2 ** 30,
      windowsHide: true,
      // A helper of Git may ask for a password in a window of its own.
      timeout: 180_000,
      env: { ...process.env, ...quiet, ...own },
    })
    // Whoever ends before it has read everything says itself why.
    running.child.stdin?.on('error', () => undefined).end(input)
    const { stdout } = await running.catch(({ killed, stderr }) => {
      throw failureOf(killed ? 'timeout' : String(stderr))
    })
    return stdout
  }
  /** Likewise as text, without the line break at its end. */
  const run = async (...given: Parameters<typeof bytes>) => (await bytes(...given)).toString().trim()
  /** Likewise of commits by their ids, which always say the same: asked once, as beginning a program takes long on some systems. */
  async function once(args: readonly string[]): Promise<string> {
    const question = args.join('\0')
    const answer = said.get(question) ?? (await run(args))
    said.set(question, answer)
    return answer
  }
  const said = new Map<string, string>()
  /** Likewise of a command with `-z`: names. */
  const names = async (args: string[]) => (await bytes(args)).toString().split('\0').filter(Boolean)
  /** Undefined where the command fails. */
  const ask = (args: string[]) => run(args).catch(() => undefined)
  return { root, bytes, run, once, names, ask }
}

const execute = promisify(execFile)

const settings = [
  'core.hooksPath=/dev/null',
  'core.safecrlf=false',
  'user.useConfigOnly=true',
  'gc.auto=0',
  'core.fsync=all',
]
  .flatMap((setting) => ['-c', setting])
  .concat('--literal-pathspecs')

const quiet = {
  // No question in the terminal, where nobody looks; English, by which failures are known.
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'force',
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  // Where a Git that has started the studio works.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_INDEX_FILE: undefined,
}

/** What failures say, in the order in which they are tried. */
const failures: readonly [RegExp, keyof typeof words.failures][] = [
  [/^timeout$/, 'unreachable'],
  [/\.lock': File exists/, 'locked'],
  [/remote rejected|hook declined|protected branch/, 'refused'],
  [/\[rejected\]|non-fast-forward|fetch first/, 'moved'],
  [/error: 40[13]|Permission .*denied|Authentication failed|could not read (User|Pass)/i, 'forbidden'],
  [/Host key verification|Repository not found|denied to/i, 'forbidden'],
  [/unable to access|resolve host|Could not read from remote|Connection|unable to connect/i, 'unreachable'],
  [/would be overwritten|not uptodate|overlap/i, 'inTheWay'],
]

/** A failure in words, with what Git says: whoever is asked for help needs it. */
function failureOf(said: string): Refusal {
  const [, name = 'other'] = failures.find(([pattern]) => pattern.test(said)) ?? []
  const [line] = /^(error|fatal|remote| !).*/m.exec(said) ?? []
  const detail = line && ` ${format(words.gitSays, { line: line.trim().replace(/\/\/[^@/\s]+@/, '//') })}`
  return new Refusal(409, words.failures[name] + (detail ?? ''))
}
