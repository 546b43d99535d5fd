import type { Browser } from '@playwright/test'

/** Slow 4G, in bytes a second and milliseconds a round trip. */
const line = { offline: false, latency: 562, downloadThroughput: 184_250, uploadThroughput: 84_375 }

/** Milliseconds to the first paint of a page on a phone with slow 4G, its processor four times slower than this one. */
export async function measurePaint(browser: Browser, url: string, blocked: string[] = []): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: blocked })
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url)
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const milliseconds = Number(await (await page.waitForFunction(paint)).jsonValue())
  await page.close()
  return milliseconds
}
