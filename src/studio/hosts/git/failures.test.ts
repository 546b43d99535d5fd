import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import words from '../../words/publish.json'
import {
  at,
  clone,
  code,
  commitAsOther,
  currentBranch,
  filesOf,
  first,
  git,
  localText,
  news,
  openPublishing,
  remoteGit,
  setUpFolder,
  wrapGit,
  write,
} from './testing/project.ts'

setUpFolder()

test('publish names a leftover Git lock and succeeds after its removal', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await write('.git/index.lock', '')
  const failure = openPublishing().publish()
  await expect(failure).rejects.toThrow(words.failures.locked)
  await expect(failure).rejects.toThrow('index.lock')
  expect([currentBranch(), git('log', '--format=%s', '--all')]).toEqual(['main', 'First\n'])
  await rm(join(at.root, '.git/index.lock'))
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed' })
})

test('publish removes its own stale Git locks but not those of other processes', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  const now = Date.now() / 1000
  const leave = async (file: string, secondsAgo: number) => {
    await write(file, '')
    await utimes(join(at.root, file), now - secondsAgo, now - secondsAgo)
  }
  await leave('drafts/publishing', 600)
  await leave('.git/index.lock', 700)
  await expect(openPublishing().publish()).rejects.toThrow('index.lock')
  await leave('drafts/publishing', 600)
  await leave('.git/index.lock', 590)
  await leave('.git/HEAD.lock', 590)
  await leave('.git/refs/heads/main.lock', 590)
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed' })
  expect(existsSync(join(at.root, 'drafts/publishing'))).toBe(false)
})

test('publish that the server refuses keeps the commit, and the next one sends it', async () => {
  await clone()
  const publisher = openPublishing()
  const text = first.replace('Lajmi i parë', 'Imi')
  await publisher.draft(news, text)
  const hook = join(at.remote, 'hooks/pre-receive')
  await mkdir(dirname(hook))
  await writeFile(hook, '#!/bin/sh\necho no >&2\nexit 1\n', { mode: 0o755 })
  await expect(publisher.publish(news)).rejects.toThrow(words.failures.refused)
  // The draft is published in the folder; what is left waits for the remote.
  expect(await localText(news)).toBe(text)
  expect(await publisher.changes()).toMatchObject({ documents: [], pending: [{ file: news }], proposed: [] })
  expect(Object.keys(unzipSync(await publisher.zip([])))).toContain(news)
  await rm(hook)
  expect(await openPublishing().publish()).toEqual({ done: 'proposed', branch: currentBranch(), left: [] })
  expect(remoteGit('log', '--format=%s', `main..${currentBranch()}`)).toBe('„Imi“\n')
  expect(await openPublishing().changes()).toMatchObject({ documents: [], pending: [], proposed: [news] })
})

test('publish explains a missing network, permission or server and writes nothing', async () => {
  await clone()
  const publisher = openPublishing()
  await publisher.draft(news, first.replace('Lajmi i parë', 'Imi'))
  const before = await filesOf(at.root)
  const server = createServer(({ url }, response) => {
    response.setHeader('www-authenticate', 'Basic realm="x"')
    response.writeHead(url?.startsWith('/asks') ? 401 : 403).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  git('config', 'core.sshCommand', 'echo "git@example.org: Permission denied (publickey)." >&2; exit 255; :')
  for (const [url, sentence] of [
    ['http://127.0.0.1:1/x.git', words.failures.unreachable],
    [join(at.folder, 'nowhere'), words.failures.unreachable],
    [`http://127.0.0.1:${port}/x.git`, words.failures.forbidden],
    [`http://127.0.0.1:${port}/asks.git`, words.failures.forbidden],
    ['git@example.org:o/r.git', words.failures.forbidden],
  ] as const) {
    git('remote', 'set-url', 'origin', url)
    await expect(publisher.publish(news), url).rejects.toThrow(sentence)
  }
  server.close()
  expect(await filesOf(at.root)).toEqual(before)
  expect([currentBranch(), git('log', '--format=%s', '--all')]).toEqual(['main', 'First\n'])
})

test.each(['open', 'lstat'])('publish reports a file that Git may not %s as unreadable', async (call) => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  const output = `error: ${call}("${news}"): Permission denied`
  await wrapGit(`case "$*" in *' update-index --add '*) echo '${output}' >&2; exit 128 ;; esac`)
  await expect(openPublishing().publish()).rejects.toThrow(words.failures.unreadable)
})

for (const stop of ['update-index --add', 'read-tree -m -u', 'update-ref', 'symbolic-ref HEAD', 'push'])
  test(`publish loses no byte and can retry when Git fails at „${stop}“`, async () => {
    await clone()
    const { draft, publish } = openPublishing()
    await draft(news, first.replace('Fjalia e fundit.', 'Fundi im.'))
    await write('content/site.yaml', 'name: Imja\n')
    await write('staged.txt', 'staged')
    git('add', 'staged.txt')
    commitAsOther({
      [code]: 'export const theirs = 1\n',
      [news]: first.replace('Lajmi i parë', 'Titulli i tjetrit'),
    })
    await wrapGit(`case "$*" in *' ${stop} '*) exit 1 ;; esac`)
    await expect(publish(news)).rejects.toThrow(words.failures.other)
    const again = openPublishing()
    expect((again.drafts.get(news)?.text ?? (await localText(news))).includes('Fundi im.')).toBe(true)
    expect(await localText('content/site.yaml')).toBe('name: Imja\n')
    vi.unstubAllEnvs()
    expect(await again.publish(news)).toMatchObject({ done: 'proposed', left: [] })
    const merged = first.replace('Fjalia e fundit.', 'Fundi im.').replace('Lajmi i parë', 'Titulli i tjetrit')
    expect(remoteGit('show', `${currentBranch()}:${news}`)).toBe(merged)
    expect(await localText(news)).toBe(merged)
    expect(again.drafts.all()).toEqual([])
    expect(remoteGit('diff', '--name-only', 'main', currentBranch())).toBe(`${news}\ncontent/site.yaml\n`)
    expect(git('status', '--porcelain')).toBe('A  staged.txt\n')
  })

test('publish hides the password of the remote in failures', async () => {
  await clone()
  git('remote', 'set-url', 'origin', 'http://arta:secret@127.0.0.1:1/x.git')
  await expect(openPublishing().publish()).rejects.not.toThrow('secret')
})

test('publish does not run the hooks of the user', async () => {
  await clone()
  for (const name of ['pre-commit', 'post-checkout', 'pre-push', 'reference-transaction'])
    await write(`.git/hooks/${name}`, `#!/bin/sh\ntouch ${join(at.folder, 'ran')}\nexit 1\n`, 0o755)
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed' })
  expect(existsSync(join(at.folder, 'ran'))).toBe(false)
})
