// npm run format: formats the code, mends what the linter can, and renews the editors' field tables.
import { writeGuide } from '../src/build/guide.ts'
import { runCommand, toolCommand } from '../src/build/tool.ts'

await writeGuide()
process.exitCode = await runCommand(toolCommand('@biomejs/biome', ['check', '--write']))
