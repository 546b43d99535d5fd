import { expect, test } from 'vitest'
import { sha256 } from '../../util/sha256.ts'
import { storeInMemory } from '../store/testing/store.ts'
import words from '../words/publish.json'
import { openBrowser } from './testing/browser.ts'
import {
  beginProject,
  news,
  published,
  rahovec,
  remove,
  report,
  sendByHand,
  set,
  site,
  work,
  zipOf,
} from './testing/editing.ts'

test('export has the chosen drafts, and markSent marks these as they were exported', async () => {
  const runtime = await openBrowser(published, storeInMemory())
  const files = await work(runtime)
  const [, , project = '', last = '', linking = ''] = files
  await set(runtime, rahovec, 'title', 'Titulli i pazgjedhur')
  const sent = await zipOf(runtime, ...files)
  const folder = 'content/news/prizren-klima'
  expect(Object.keys(sent.files).sort()).toEqual(
    [news, `${folder}/26.jpg`, project, report, site, linking].sort(),
  )
  expect(sent.gone).toContain(last)
  await set(runtime, report, 'title', 'Shkruar pas paketimit')
  expect(await runtime.call('markSent', {})).toEqual({ done: 'marked', left: [] })
  const { documents, proposed } = await runtime.call('changes', {})
  expect(documents.map(({ file }) => file).sort()).toEqual([rahovec, report].sort())
  expect([...proposed].sort()).toEqual([last, linking, news, project].sort())
})

test('markSent fails when no archive was exported', async () => {
  const runtime = await openBrowser(published, storeInMemory())
  await set(runtime, news, 'title', 'Titulli i padërguar')
  await expect(runtime.call('markSent', {})).rejects.toThrow(words.zip.notPacked)
  expect(await runtime.call('changes', {})).toMatchObject({ documents: [{ file: news }] })
})

test('export includes the photos of a copied document or lists their names offline', async () => {
  const exported = async (isOffline: boolean) => {
    const runtime = await openBrowser(published, storeInMemory(), { isOffline })
    const { file } = await runtime.call('copy', { file: news })
    return { file, ...(await zipOf(runtime)) }
  }
  const { file, files } = await exported(false)
  const folder = file.replace('index.mdx', '')
  const names = ['01.jpg', '02.jpg', '03.jpg', '04.jpg', 'vendet.jpg']
  expect(Object.keys(files).sort()).toEqual([...names, 'index.mdx'].map((name) => folder + name).sort())
  for (const name of names)
    expect(sha256(files[folder + name] ?? '', 64)).toBe(
      published.others[`content/news/prizren-klima/${name}`]?.digest,
    )
  const offline = await exported(true)
  expect(Object.keys(offline.files)).toEqual([file])
  expect(offline.note.slice(-5).sort()).toEqual(
    names.map((name) => `content/news/prizren-klima/${name} → ${folder}${name}`),
  )
})

test('export names a removed document, explains its number and gives a delete command', async () => {
  const runtime = await openBrowser(published, storeInMemory())
  const file = 'content/projects/2007-2008-fushate-informimi.mdx'
  const { title } = await runtime.call('open', { file })
  await remove(runtime, file)
  const { documents } = await runtime.call('changes', {})
  expect(documents.map((one) => [one.title, one.state])).toEqual([[title, 'removed']])
  const { note } = await zipOf(runtime)
  expect(note).toContain(`„${title}“: i hequr`)
  expect(note).toContain(words.documents.retires.replace('{title}', 'Të dhënat e shoqatës'))
  expect(note).toContain(`git rm -- ${file}`)
})

test('export reverts a change and a new document of an earlier archive', async () => {
  const runtime = await openBrowser(published, storeInMemory())
  const added = await beginProject(runtime)
  await set(runtime, news, 'title', 'Titulli i dërguar')
  await sendByHand(runtime)
  for (const file of [added, news]) await runtime.call('discard', { file })
  const { files, gone, note } = await zipOf(runtime)
  expect([Object.keys(files), gone]).toEqual([[news], [added]])
  expect(new TextDecoder().decode(files[news])).toBe(published.texts[news])
  expect(note).toContain(`git rm -- ${added}`)
  await runtime.call('markSent', {})
  expect(await runtime.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
})

test('export of an undone removal contains the photographs again', async () => {
  const runtime = await openBrowser(published, storeInMemory())
  await remove(runtime, news)
  await sendByHand(runtime)
  const [{ name = '' } = {}] = (await runtime.call('trash', {})).deleted
  await runtime.call('restore', { name })
  const names = ['01.jpg', '02.jpg', '03.jpg', '04.jpg', 'index.mdx', 'vendet.jpg']
  const { files } = await zipOf(runtime, news)
  expect(Object.keys(files).sort()).toEqual(names.map((one) => `content/news/prizren-klima/${one}`))
})

test('export leaves out a removal that breaks a link of another document', async () => {
  const runtime = await openBrowser(published, storeInMemory())
  const [, ...linking] = await remove(runtime, rahovec)
  await set(runtime, news, 'title', 'Titulli tjetër')
  const some = await zipOf(runtime, rahovec, news)
  expect([Object.keys(some.files), some.gone]).toEqual([[news], []])
  const all = await zipOf(runtime)
  expect(Object.keys(all.files).sort()).toEqual([...linking, news, site].sort())
  expect(all.gone).toContain(rahovec)
})
