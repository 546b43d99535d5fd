// npm run format: formats the code, mends what the linter can, and renews what is written from the schemas and
// rules of the content: field tables and rules of the editors' guide, and the JSON Schemas for their programs.
import { parseArgs } from 'node:util'
import { writeGuide } from '../src/tools/editors/guide.ts'
import { writeSchemas } from '../src/tools/editors/schemas.ts'
import { reportFailure } from '../src/util/setup/failure.ts'
import { runCommand, toolCommand } from '../src/util/setup/tool.ts'
import { shownExample } from '../tests/content/rules/examples.ts'

try {
  parseArgs({ options: {} })
  await writeGuide(shownExample)
  await writeSchemas()
  process.exitCode = await runCommand(toolCommand('@biomejs/biome', ['check', '--write']))
} catch (error) {
  reportFailure(error)
}
