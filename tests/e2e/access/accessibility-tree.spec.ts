import type { Page } from '@playwright/test'
import { projects, site, words } from '../support/content.ts'
import { expect, test, visit } from '../support/test.ts'

test('accessibility tree names the main controls in Albanian', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about')
  expect(await named(page, ['banner', 'navigation', 'main', 'contentinfo', 'button', 'region'])).toEqual([
    'banner ',
    'navigation Navigimi kryesor',
    'button Menyja',
    'button Kërko',
    'main ',
    'navigation Pjesët e kësaj faqeje',
    'region Qëllimi',
    'region Vizioni',
    'region Misioni',
    'contentinfo ',
    'navigation Faqet',
    `button © 2025 ${site.name} (Shfaq kush e ka ndërtuar faqen)`,
  ])
  expect(await named(page, ['link'])).toEqual(
    expect.arrayContaining([
      'link Kalo te përmbajtja',
      `link ${site.shortName}: faqja kryesore`,
      `link Telefononi në ${site.phones[0]}`,
      `link Shkruani në ${site.email}`,
      `link ${site.social.label}: faqja jonë në rrjetin social`,
    ]),
  )

  await page.getByRole('banner').getByRole('button', { name: words.search.open }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect(await named(page, ['dialog', 'searchbox', 'button', 'checkbox'])).toEqual([
    'dialog Kërkimi',
    'searchbox Çfarë kërkoni?',
    'button Mbyll kërkimin',
    'button Gjithçka në faqe',
    'checkbox Kërkimi hapet edhe me tastin /',
  ])

  const bar = `${projects[0]?.year}: ${projects[0]?.title}`
  await visit(page, '/projects')
  expect(await named(page, ['search', 'navigation'])).toEqual([
    'navigation Navigimi kryesor',
    'search Zgjidhni projektet',
    'navigation Projektet në vijën e viteve',
    'navigation Faqet',
  ])
  expect(await named(page, ['link'])).toEqual(
    expect.arrayContaining(['link Të gjitha projektet', 'link Pyjet', 'link 2022', `link ${bar}`]),
  )

  await visit(page, '/information-blog/2?foto=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await named(page, ['button', 'link'])).toEqual([
    'button Mbyll',
    'link Shkarko foton',
    'button Fotoja e mëparshme',
    'button Zmadho foton',
    'button Fotoja tjetër',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect
    .poll(() => named(page, ['button']))
    .toEqual(
      expect.arrayContaining([
        'button Ndalo lëvizjen e fotove',
        'button Fotoja e mëparshme',
        'button Fotoja tjetër',
        'button Shfaq foton 1 nga 5',
      ]),
    )
})

/** Roles and names in the order of the page, from the browser's accessibility tree. */
async function named(page: Page, roles: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const children = new Map(nodes.map((node) => [node.nodeId, node]))
  const found: string[] = []
  const walk = (id: string) => {
    const node = children.get(id)
    const role = String(node?.role?.value)
    if (node?.ignored === false && roles.includes(role)) found.push(`${role} ${node.name?.value ?? ''}`)
    for (const child of node?.childIds ?? []) walk(child)
  }
  walk(nodes[0]?.nodeId ?? '')
  return found
}
