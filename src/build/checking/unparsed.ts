import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../../check/text/nearest.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/** What is wrong with the first word of a command line that is none of its options; Node says it in English only. */
export function describeUnparsed(args: readonly string[], options: Options): string | undefined {
  const { tokens } = parseArgs({
    ...{ args: [...args], options, tokens: true },
    ...{ strict: false, allowPositionals: true },
  })
  for (const token of tokens) {
    if (token.kind === 'positional')
      return `Fjala „${token.value}“ është e tepërt: kontrollohet gjithmonë e gjithë përmbajtja. (Unexpected word.)`
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const known = Object.hasOwn(options, name) ? options[name] : undefined
    if (known === undefined) return describeUnknown(rawName, nearest(name, Object.keys(options)))
    if (known.type === 'string' && value === undefined)
      return `Pas ${rawName} mungon vlera: ${rawName}=… (The value is missing.)`
    if (known.type === 'boolean' && value !== undefined)
      return `${rawName} shkruhet pa vlerë. (It takes no value.)`
  }
  return undefined
}

function describeUnknown(written: string, meant: string | undefined): string {
  const guess = meant === undefined ? '' : ` Mos deshe të shkruash „--${meant}“?`
  return `Mundësia „${written}“ nuk ekziston.${guess} (Unknown option '${written}'.)`
}
