// npm run format: formats the code, mends what the linter can, and renews the editors' field tables and rules.
import { writeGuide, writeRules } from '../src/build/guide.ts'
import { runCommand, toolCommand } from '../src/build/tool.ts'
import { fixtureExample } from '../tests/content/rules/examples.ts'

await writeGuide()
await writeRules(fixtureExample)
process.exitCode = await runCommand(toolCommand('@biomejs/biome', ['check', '--write']))
