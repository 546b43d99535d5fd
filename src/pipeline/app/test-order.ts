import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that run first. The tests of the folder start hundreds of processes. A start copies the memory tables, and
 * takes three times as long in a worker that other tests have filled. The slowest tests follow. Without the times of an
 * earlier run Vitest begins with the largest files, and one worker would wait for the other.
 */
const first = [/\/src\/studio\/hosts\//, /\/(?:pipeline\/incremental|loses-nothing|mutations)\.test\.ts$/]

/** The order of test files: Vitest's own, after the files that run first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = first.findIndex((names) => names.test(moduleId))
      return rank === -1 ? first.length : rank
    }
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
