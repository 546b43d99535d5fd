// npm run format: formats the code, mends what the linter can, and renews what is written from the schemas and
// rules of the content: field tables and rules of the editors' guide, and the JSON Schemas for their programs.
import { parseArgs } from 'node:util'
import { writeGuide, writeRules } from '../src/build/editors/guide.ts'
import { writeSchemas } from '../src/build/editors/schemas.ts'
import { reportFailure } from '../src/build/setup/failure.ts'
import { runCommand, toolCommand } from '../src/build/tool.ts'
import { fixtureExample } from '../tests/content/rules/examples.ts'

try {
  parseArgs({ options: {} })
  await writeGuide()
  await writeRules(fixtureExample)
  await writeSchemas()
  process.exitCode = await runCommand(toolCommand('@biomejs/biome', ['check', '--write']))
} catch (error) {
  reportFailure(error)
}
