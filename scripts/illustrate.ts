import { parseArgs } from 'node:util'
import { illustrate, writeCaptions } from '../src/illustrate/write.ts'

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
  console.log(`${written} written, ${kept} kept`)
}
