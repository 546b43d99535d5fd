/**
 * Ends a command that could not do its work: prints what the error says (its stack with `DEBUG=1`) and sets the exit code.
 *
 * @param exitCode 1 where the project is at fault, 2 where the tool is
 */
export function reportFailure(error: unknown, exitCode = 1): void {
  if (process.env.DEBUG !== undefined) console.error(error)
  else if (isUsageError(error))
    console.error(
      `${error.message.replace(/\. .*/s, '.')}\nMundësitë i tregon --help. (For the options: --help.)`,
    )
  else console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = exitCode
}

/** Whether `parseArgs` did not understand what was typed. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
}
