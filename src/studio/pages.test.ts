import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each(['browser/index.html', 'local/guide.html'])('%s asks browsers not to translate it', (name) => {
  const page = readFileSync(join(import.meta.dirname, name), 'utf8')
  expect(page).toContain('<html lang="sq" translate="no">')
  expect(page).toContain('<meta name="google" content="notranslate">')
})
