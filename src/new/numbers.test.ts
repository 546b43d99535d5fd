import { describe, expect, it } from 'vitest'
import { memoryDisk } from '../util/disk/memory.ts'
import { nextId } from './numbers.ts'

describe('nextId', () => {
  const kind = { folder: 'news', history: undefined }

  it('next number is 1 when there is no document', () => {
    expect(nextId({ ...kind, disk: memoryDisk() })).toBe(1)
  })

  it('next number skips removed documents and drafts', () => {
    const removed = {
      list: 'news',
      id: 6,
      file: 'content/news/a/index.mdx',
      isRemoved: true,
      traits: [],
    } as const
    const files = {
      'content/news/b/index.mdx': 'id: 2',
      'content/projects/c.mdx': 'id: 9',
      'content/site.yaml': 'retired:\n  news: [4]\n',
    }
    const disk = memoryDisk(files)
    expect(nextId({ ...kind, disk })).toBe(5)
    const draft = JSON.stringify({ file: `content/${kind.folder}/x.mdx`, text: '---\nid: 5\n---\n' })
    const drafts = { 'drafts/open/x/draft.json': draft, 'drafts/open/cut/draft.json': '{"file": "con' }
    const withDraft = memoryDisk({ ...files, ...drafts })
    expect(nextId({ ...kind, disk: withDraft })).toBe(6)
    expect(nextId({ ...kind, disk, history: { isWhole: true, bearers: [removed] } })).toBe(7)
  })
})
