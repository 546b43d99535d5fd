/**
 * Whether the environment asks for a release, in which stand-ins are errors: the variable `RELEASE=1`, for workflows,
 * does what the option `--release` of a command does.
 */
export function isRelease(environment: NodeJS.ProcessEnv = process.env): boolean {
  return /^(1|true)$/i.test(environment.RELEASE ?? '')
}
