// npm test runs this step: writes the content as TypeScript modules, which type check and tests need.
import { compileContent } from '../src/pipeline/data/compile-content.ts'

await compileContent()
