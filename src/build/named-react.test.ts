import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { namedReact } from './named-react.ts'
import { paths } from './paths.ts'

/** What a module becomes in the app; all that it names is kept. */
async function bundled(code: string): Promise<string> {
  const entry = join(paths.root, 'src', 'entry-of-a-test.js')
  const result = await build({
    root: paths.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      namedReact(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    mode: 'production',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  if (!('output' in result)) throw new Error('Nothing was bundled.')
  return result.output[0].code
}

test('what is imported from React is called by its own name, not looked up in an object', async () => {
  const code = await bundled(`
    import * as React from 'react'
    import { useState } from 'react'
    import { jsx } from 'react/jsx-runtime'
    export const states = () => [useState(1), React.useState(2), jsx('p', {})]`)
  expect(code.match(/\(0,\s*\w+\.\w+\)/g)).toBeNull()
  expect(code).toMatch(/\(\)=>\[(\w+)\(1\),\1\(2\),\w+\(`p`,\{\}\)\]/)
})

test('what nobody imports is not taken out of React', async () => {
  const code = await bundled(`
    import { useRef, useState } from 'react'
    export const states = () => [useState(1), useRef(2)]`)
  const taken = [...code.matchAll(/(?<![.\w])\w+=\w+\.(use\w+)/g)].map(([, name]) => name)
  expect(taken).toEqual(['useRef', 'useState'])
})
