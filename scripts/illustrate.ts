// npm run illustrate [-- --only=reports/2024] [--force] [--content=content] [--captions=folder]
// Draws the stand-in pictures that are missing; --force draws over those that are there, --captions writes
// the alternative texts instead.
import { parseArgs } from 'node:util'
import { reportFailure } from '../src/build/setup/failure.ts'
import { illustrate, writeCaptions } from '../src/illustrate/write.ts'

try {
  const { values } = parseArgs({
    options: {
      force: { type: 'boolean', default: false },
      only: { type: 'string' },
      content: { type: 'string', default: 'content' },
      captions: { type: 'string' },
    },
  })
  if (values.captions) {
    await writeCaptions(values.captions)
    console.log(`captions: ${values.captions}`)
  } else {
    const { written, kept } = await illustrate({
      content: values.content,
      force: values.force,
      ...(values.only ? { only: values.only } : {}),
      say: console.log,
    })
    if (values.only && written + kept === 0)
      throw new Error(`--only: no picture is drawn for „${values.only}“.`)
    console.log(`${written} written, ${kept} kept`)
  }
} catch (error) {
  reportFailure(error)
}
