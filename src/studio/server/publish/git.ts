import { execFile } from 'node:child_process'
import { publishWords as words } from '../../words/publish.ts'
import { Refusal } from '../refusal.ts'

/** How a command ended; without a code it did not run, or took too long. */
type Ended = { code: number | undefined; out: Buffer; said: string }
/** `index`: a file in place of the person's own index. */
type Options = { input?: string | Buffer; index?: string }

/** Git in a project's folder. It asks nobody anything, and no hook runs. */
export type Git = {
  root: string
  try(args: readonly string[], options?: Options): Promise<Ended>
  /** What a command prints that has to succeed; how it failed is said in words. */
  run(args: readonly string[], options?: Options): Promise<Buffer>
  /** The line that a command prints; undefined where it fails. */
  line(args: readonly string[], options?: Options): Promise<string | undefined>
}

/** Git in the folder `root`. Names of files go to it after `--`, ended by NUL, or by standard input. */
export function openGit(root: string): Git {
  function attempt(args: readonly string[], { input = '', index }: Options = {}): Promise<Ended> {
    const options = {
      ...{ cwd: root, encoding: 'buffer' as const, maxBuffer: 2 ** 30, windowsHide: true },
      // A helper of Git may ask for a password in a window of its own.
      timeout: ['fetch', 'push', 'remote'].includes(args[0] ?? '') ? 180_000 : 60_000,
      env: { ...process.env, ...foreign, ...quiet, GIT_INDEX_FILE: index },
    }
    return new Promise((resolve) => {
      const child = execFile('git', [...settings, ...args], options, (error, out, said) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : undefined
        resolve({ code, out, said: error?.killed ? 'timeout' : said.toString() })
      })
      // Whoever ends before it has read everything says itself why.
      child.stdin?.on('error', () => undefined)
      child.stdin?.end(input)
    })
  }

  return {
    root,
    try: attempt,
    async run(args, options) {
      const { code, out, said } = await attempt(args, options)
      if (code !== 0) throw failureOf(said)
      return out
    },
    async line(args, options) {
      const { code, out } = await attempt(args, options)
      return code === 0 ? out.toString().trim() : undefined
    },
  }
}

const settings = [
  '--literal-pathspecs',
  ...['core.hooksPath=/dev/null', 'core.safecrlf=false', 'user.useConfigOnly=true', 'gc.auto=0'].flatMap(
    (setting) => ['-c', setting],
  ),
]

/** Where a Git that has started the studio works. */
const foreign = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_PREFIX: undefined,
}
/** No question in the terminal, where nobody looks; English, by which failures are known. */
const quiet = {
  ...{ GIT_TERMINAL_PROMPT: '0', GIT_ASKPASS: '', SSH_ASKPASS_REQUIRE: 'force' },
  ...{ GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
}

/** What failures say, in the order in which they are tried. */
const failures: readonly [RegExp, keyof typeof words.failures][] = [
  [/^timeout$/, 'late'],
  [/\.lock': File exists/, 'locked'],
  [/remote rejected|hook declined|protected branch/, 'refused'],
  [/\[rejected\]|non-fast-forward|fetch first/, 'moved'],
  [
    /error: 40[13]|Permission .*denied|Authentication failed|could not read (Username|Password)/i,
    'forbidden',
  ],
  [/Host key verification|Repository not found|denied to/i, 'forbidden'],
  [/unable to access|resolve host|Could not read from remote|Connection|unable to connect/i, 'unreachable'],
  [/would be overwritten|not uptodate|overlap/i, 'inTheWay'],
  [/dubious ownership/, 'foreign'],
]

/** A failure in words, with what Git says last: whoever is asked for help needs it. */
export function failureOf(said: string): Refusal {
  const [, name = 'other'] = failures.find(([sign]) => sign.test(said)) ?? []
  const lines = said.split('\n').filter((line) => /^(error|fatal|remote| !|warning)\b/.test(line))
  return new Refusal(
    409,
    `${words.failures[name]} ${lines[0] === undefined ? '' : words.gitSays(lines[0])}`.trim(),
  )
}
