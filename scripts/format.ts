// npm run format: formats the code, mends what the linter can, and renews what is written from the schemas of
// the content: the field tables of the editors' guide, and the JSON Schemas for their programs.
import { writeGuide } from '../src/build/guide.ts'
import { writeSchemas } from '../src/build/schemas.ts'
import { runCommand, toolCommand } from '../src/build/tool.ts'

await writeGuide()
await writeSchemas()
process.exitCode = await runCommand(toolCommand('@biomejs/biome', ['check', '--write']))
