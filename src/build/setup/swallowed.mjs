/** Options of npm's own that commands of ours have as well: these may be set for npm by whoever installed it. */
const npmsOwn = ['dry-run', 'force', 'help', 'only']

/**
 * What npm kept for itself because `--` was missing before it: `npm run build --release` starts the command without
 * its option, which would build what ought to be refused. npm tells only in variables.
 *
 * @param {string} usage what the command says of its options
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string[]} the options, as they are typed
 */
export function swallowedOptions(usage, env) {
  const names = new Set([...usage.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = '']) => name))
  return [...names].flatMap((name) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`]
    if (!value || npmsOwn.includes(name)) return []
    const word = value === 'true' ? `--${name}` : `--${name}=${value}`
    return [/\s/.test(word) ? `"${word}"` : word]
  })
}
