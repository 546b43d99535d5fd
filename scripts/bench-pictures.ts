// npm run bench:pictures [-- --photos=200 --pictures=1000 --seed=1]
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benchPictures } from '../src/build/bench/pictures.ts'
import { compileContent } from '../src/build/compile-content.ts'
import { readNumber } from '../src/build/number.ts'
import { paths } from '../src/build/paths.ts'
import { reportFailure } from '../src/build/setup/failure.ts'

try {
  const number = { type: 'string' } as const
  const { values } = parseArgs({ options: { photos: number, pictures: number, seed: number } })
  const options = {
    photos: readNumber(values.photos ?? '200', 'photos'),
    pictures: readNumber(values.pictures ?? '1000', 'pictures'),
    seed: readNumber(values.seed ?? '1', 'seed'),
  }
  await compileContent()
  const report = await benchPictures({
    own: JSON.parse(await readFile(join(paths.generated, 'pictures.json'), 'utf8')),
    ...options,
    say: (line) => process.stderr.write(`  ${line}\n`),
  })
  console.log(report)
} catch (error) {
  reportFailure(error)
}
