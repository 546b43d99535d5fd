/** Whether an error of the system is one of these: `ENOENT`, `EEXIST` … */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code)
}
