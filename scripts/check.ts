// npm run check [-- --format=text|json|github] [--quiet] [--release]
// Exit code: 0 clean or warnings only, 1 problems in the content, 2 the check itself failed.
import { parseArgs } from 'node:util'
import { isReportFormat, runCheck } from '../src/build/check.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'text' },
      quiet: { type: 'boolean', default: false },
      release: { type: 'boolean' },
    },
  })
  if (!isReportFormat(values.format))
    throw new Error(`--format: text, json ose github, jo „${values.format}“`)
  const { format, quiet, release } = values
  process.exitCode = await runCheck({ format, quiet, ...(release !== undefined && { release }) })
} catch (error) {
  reportFailure(error, 2)
}
