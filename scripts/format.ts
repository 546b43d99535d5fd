// npm run format: formats the code, fixes lint findings, and regenerates files that follow from the code: field tables
// and rules of the editors' guide, the JSON Schemas for editors, and the style sheets of the specification's numbers.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { specifiedStyles } from '../src/build/styles/specified.ts'
import { writeGuide } from '../src/tools/editors/guide.ts'
import { writeSchemas } from '../src/tools/editors/schemas.ts'
import { writeAtomically } from '../src/util/atomic.ts'
import { paths } from '../src/util/paths.ts'
import { runCommand, toolCommand } from '../src/util/setup/tool.ts'

parseArgs({ options: {} })
await writeGuide()
await writeSchemas()
for (const [name, text] of specifiedStyles()) await writeAtomically(join(paths.root, name), text)
process.exitCode = await runCommand(toolCommand('@biomejs/biome', ['check', '--write']))
