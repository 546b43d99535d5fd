import { withSystemWords } from './system-words.mjs'

/**
 * Ends a command that could not do its work: what an error says, without the stack that only its
 * writer can read (`DEBUG=1` shows it), and the exit code.
 *
 * @param exitCode 1 where the project is at fault, 2 where the tool is
 */
export function reportFailure(error: unknown, exitCode = 1): void {
  const stack = error instanceof Error ? error.stack : undefined
  const message = isUsageError(error)
    ? `${error.message.replace(/\. .*/s, '.')}\nMundësitë i tregon --help. (For the options: --help.)`
    : error instanceof Error
      ? error.message
      : String(error)
  console.error(process.env.DEBUG === undefined ? withSystemWords(message) : (stack ?? message))
  process.exitCode = exitCode
}

/** Whether `parseArgs` did not understand what was typed. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}
