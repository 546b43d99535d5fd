import { expect, test } from 'vitest'
import { hostName, plainDir } from './host.ts'

const origin = 'https://www.example.org:8443'

test('nginx has name and port apart, Caddy in one', () => {
  expect(hostName('nginx', origin, {})).toEqual({ name: 'www.example.org', port: 8443 })
  expect(hostName('nginx', 'https://www.example.org', {})).toEqual({ name: 'www.example.org', port: 80 })
  expect(hostName('caddy', origin, {})).toEqual({ name: 'www.example.org:8443' })
  expect(hostName('nginx', origin, { name: 'a.org', port: '8080' })).toEqual({ name: 'a.org', port: 8080 })
})

test('what a server would read otherwise is refused', () => {
  expect(() => hostName('nginx', origin, { port: 'abc' })).toThrow('„abc“')
  expect(() => hostName('caddy', origin, { port: '8080' })).toThrow('--name=www.example.org:8080')
  expect(() => hostName('nginx', origin, { name: 'a.org; root /' })).toThrow('--name')
  expect(plainDir('/srv/faqja ë')).toBe('/srv/faqja ë')
  for (const dir of ['srv', '/srv/"', '/srv/$host', '/srv/{'])
    expect(() => plainDir(dir), dir).toThrow('--dir')
})
