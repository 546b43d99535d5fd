/**
 * Whether the environment asks for a release, in which placeholders are errors: in workflows the variable `RELEASE=1`
 * has the effect of the option `--release`.
 */
export function isRelease(environment: NodeJS.ProcessEnv = process.env): boolean {
  return /^(1|true)$/i.test(environment.RELEASE ?? '')
}
