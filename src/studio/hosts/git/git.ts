import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { format } from '../../../model/message/format.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/publish.json'

/** Git in a project's folder: it asks the user nothing and runs no hook. */
export type Git = ReturnType<typeof openGit>

/**
 * Opens Git in the folder `root`. Callers pass file names after `--`, after a revision or by standard input, so that
 * Git takes none for an option.
 *
 * @param own an index or a work tree to use in place of the user's
 */
export function openGit(root: string, own: { GIT_INDEX_FILE?: string; GIT_WORK_TREE?: string } = {}) {
  /**
   * The output of a command.
   *
   * @throws a Refusal in words when the command fails
   */
  async function bytes(args: readonly string[], input: string | Buffer = ''): Promise<Buffer> {
    const running = execute('git', [...settings, ...args], {
      cwd: root,
      encoding: 'buffer',
      maxBuffer: 2 ** 30,
      windowsHide: true,
      // In ms: a credential helper of Git may open a window and wait there for a password.
      timeout: 180_000,
      env: { ...process.env, ...quiet, ...own },
    })
    // The write fails if Git ends before it has read all input. Git's own message gives the reason.
    running.child.stdin?.on('error', () => undefined).end(input)
    const { stdout } = await running.catch(({ killed, stderr }) => {
      throw failureOf(killed ? 'timeout' : String(stderr))
    })
    return stdout
  }
  /** As `bytes`, but trimmed text. */
  const run = async (...given: Parameters<typeof bytes>) => (await bytes(...given)).toString().trim()
  /**
   * As `run`, but caches the output of each command that succeeds, because starting a program takes long on some
   * systems. Use it only where the output never changes, such as for commits by their ids.
   */
  async function once(args: readonly string[]): Promise<string> {
    const question = args.join('\0')
    const answer = answers.get(question) ?? (await run(args))
    answers.set(question, answer)
    return answer
  }
  const answers = new Map<string, string>()
  /** The names that a command with `-z` prints. */
  const names = async (args: string[]) => (await bytes(args)).toString().split('\0').filter(Boolean)
  /** As `run`, but undefined where the command fails. */
  const ask = (args: string[]) => run(args).catch(() => undefined)
  return { root, bytes, run, once, names, ask }
}

const execute = promisify(execFile)

const settings = [
  'core.hooksPath=/dev/null',
  'core.safecrlf=false',
  'user.useConfigOnly=true',
  'gc.auto=0',
  'maintenance.auto=false',
  'core.fsync=all',
]
  .flatMap((setting) => ['-c', setting])
  .concat('--literal-pathspecs')

const quiet = {
  // Git asks no question in the terminal, where nobody looks, and speaks English, which `failures` matches.
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'force',
  LC_ALL: 'C',
  GIT_OPTIONAL_LOCKS: '0',
  // A Git command that has started the studio sets these to its own folders.
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_INDEX_FILE: undefined,
}

/** Patterns of Git's messages and the sentence for each; the first pattern that matches counts. */
const failures: readonly [RegExp, keyof typeof words.failures][] = [
  [/^timeout$/, 'unreachable'],
  [/\.lock': File exists/, 'locked'],
  [/^(error|fatal): \w+\(.*Permission denied/m, 'unreadable'],
  [/remote rejected|hook declined|protected branch/, 'refused'],
  [/\[rejected\]|non-fast-forward|fetch first/, 'moved'],
  [/error: 40[13]|Permission .*denied|Authentication failed|could not read (User|Pass)/i, 'forbidden'],
  [/Host key verification|Repository not found|denied to/i, 'forbidden'],
  [/unable to access|resolve host|Could not read from remote|Connection|unable to connect/i, 'unreachable'],
  [/would be overwritten|not uptodate|overlap/i, 'inTheWay'],
]

/** A refusal in words, with a line of Git's message for the maintainer; the line has no password of an address. */
function failureOf(output: string): Refusal {
  const [, name = 'other'] = failures.find(([pattern]) => pattern.test(output)) ?? []
  const [line] = /^(error|fatal|remote| !).*/m.exec(output) ?? []
  const detail = line && ` ${format(words.gitSays, { line: line.trim().replace(/\/\/[^@/\s]+@/, '//') })}`
  return new Refusal(409, words.failures[name] + (detail ?? ''))
}
