// npm test runs this step: writes the typed index of the content, which type check and tests need.
import { compileContent } from '../src/build/data/compile-content.ts'
import { reportFailure } from '../src/util/setup/failure.ts'

await compileContent().catch(reportFailure)
