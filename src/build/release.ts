/**
 * Whether this run prepares a release, in which stand-ins are errors: the option `--release` says so, or the
 * environment variable `RELEASE=1`, for workflows.
 */
export function isRelease(environment: NodeJS.ProcessEnv = process.env): boolean {
  return /^(1|true)$/i.test(environment.RELEASE ?? '')
}
