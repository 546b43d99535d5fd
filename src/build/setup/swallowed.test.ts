import { expect, test } from 'vitest'
import { swallowedOptions } from './swallowed.mjs'

const usage = 'npm run build [-- --out=dist] [--release] [--dry-run]; SITE_URL stands for the address.'

test('options that npm kept for itself are named as they were typed', () => {
  expect(swallowedOptions(usage, { npm_config_release: 'true', npm_config_out: 'my site' })).toEqual([
    '"--out=my site"',
    '--release',
  ])
})

test('what is set for npm itself, or is no option of the command, is nothing to speak of', () => {
  const env = { npm_config_dry_run: 'true', npm_config_port: '80', npm_config_release: '', PATH: '/bin' }
  expect(swallowedOptions(usage, env)).toEqual([])
})
