import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Folders whose tests start hundreds of processes. */
const first = /\/src\/studio\/hosts\//

/**
 * The order of test files: Vitest's own, after the files that start many processes. Starting a process copies the tables of
 * the memory, so each start takes three times as long in a process that other tests have filled.
 */
export class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification) => first.test(moduleId)
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}
