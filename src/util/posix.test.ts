import node from 'node:path/posix'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { basename, dirname, extname, join, relative } from './posix.ts'

const name = constantFrom('content', 'a.mdx', 'a.b.c', '.hidden', 'ë', '..', '.', '...', 'x.')
const path = array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'))

test('posix treats paths as Node does', () => {
  assert(
    property(path, constantFrom('.mdx', '.b.c', 'x'), path, (one, ending, more) => {
      expect([basename(one), dirname(one), extname(one)]).toEqual([
        node.basename(one),
        node.dirname(one),
        node.extname(one),
      ])
      expect(basename(one, ending)).toBe(node.basename(one, ending))
      expect(join('/', one)).toBe(node.join('/', one))
      expect(join(one, '', ending, more)).toBe(node.join(one, '', ending, more))
      expect(relative(join('/', one), join('/', more))).toBe(node.relative(join('/', one), join('/', more)))
    }),
  )
})

test('posix handles the root, trailing slashes and empty paths', () => {
  for (const one of ['/', '/a', 'a/', '/a/b/', '', 'a'])
    expect([basename(one), dirname(one), join(one)]).toEqual([
      node.basename(one),
      node.dirname(one),
      node.join(one),
    ])
})
