// npm run format: formats the code, fixes lint findings, and regenerates the files that follow from the code.
// These are the field tables and rules of the editors' guide and the JSON Schemas for editors.
// The style sheets of the specification's numbers and the tree of routes follow from the code too.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeRouteTree } from '../src/dev/routes.ts'
import { specifiedStyles } from '../src/pipeline/styles/specified.ts'
import { fillGuide, guideFile, renderRules, rulesFile } from '../src/tools/editors/guide.ts'
import { jsonSchemas, nameSchemas, schemasFolder, settingsFile } from '../src/tools/editors/schemas.ts'
import { writeAtomically } from '../src/util/atomic.ts'
import { paths } from '../src/util/paths.ts'
import { runCommand, toolCommand } from '../src/util/setup/tool.ts'

parseArgs({ options: {} })
await writeAtomically(guideFile, fillGuide(await readFile(guideFile, 'utf8')))
await writeAtomically(rulesFile, renderRules())
for (const [name, text] of jsonSchemas()) await writeAtomically(join(schemasFolder, name), text)
await writeAtomically(settingsFile, nameSchemas(await readFile(settingsFile, 'utf8')))
for (const [name, text] of specifiedStyles()) await writeAtomically(join(paths.root, name), text)
await writeRouteTree(paths.root)
process.exitCode = await runCommand(toolCommand('@biomejs/biome', ['check', '--write']))
