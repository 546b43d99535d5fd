// npm test runs this step: writes the typed index of the content, which type check and tests need.
import { compileContent } from '../src/build/data/compile-content.ts'

await compileContent()
