/** Whether a system error has one of these codes: `ENOENT`, `EEXIST` … */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code)
}
