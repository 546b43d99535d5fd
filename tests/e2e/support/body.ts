import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import words from '../../../src/studio/words/body.json' with { type: 'json' }
import type { Development } from './development.ts'
import { expect } from './studio.ts'

/**
 * The editor learns the caret's position after the event that moves the caret. A test is faster than a person, so it
 * waits.
 */
export async function waitForCaret(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** The blocks of the editor as HTML, without empty ones and the forms of cards. */
export function shown(blocks: Element[]): string[] {
  const show = (node: Node): string => {
    if (!(node instanceof HTMLElement)) return node.textContent ?? ''
    if (node.contentEditable === 'false' || node.localName === 'br' || node.textContent === '') return ''
    const inside = [...node.childNodes].map(show).join('')
    const href = node.getAttribute('href')
    const { localName } = node
    return localName === 'div'
      ? inside
      : `<${localName}${href === null ? '' : ` href="${href}"`}>${inside}</${localName}>`
  }
  return blocks.map(show)
}

export async function openBody(page: Page, file: string) {
  await page.goto(`studio#/content/${file}`)
  const body = page.getByRole('textbox', { name: words.editor })
  // The first test waits until Vite has prepared the editor's packages, which takes long on a busy machine.
  await expect(body.locator('> p').first()).toBeVisible({ timeout: 60_000 })
  return body
}

export function onDisk({ root }: Development, file: string): Promise<string> {
  return readFile(join(root, 'content', file), 'utf8')
}
