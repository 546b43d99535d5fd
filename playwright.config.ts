import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type BrowserType, defineConfig, firefox, type Project, webkit } from '@playwright/test'
import { testPaths } from './src/tools/test/builds.ts'

const studio = 'tests/e2e/studio'
const hosted = 'tests/e2e/hosted'

/** Nothing that a browser does on its own may reach the network. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const isRoot = process.getuid?.() === 0
const executablePath = process.env.CHROMIUM_PATH

const chromium = {
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...quiet, ...(isRoot ? ['--no-sandbox'] : [])],
  },
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
// What no width can change is tested once.
const exceptOnce = { grepInvert: /@once/ }
// What only a phone shows is tried on a phone alone.
const exceptPhone = { grepInvert: /@phone/ }
// They measure or act by what Chromium alone offers: its protocol, its layout shifts, its PDF, its clipboard.
const exceptChromiumOnly = {
  testIgnore:
    /((studio|hosted)\/.*|accessibility-tree|every-page|gallery-shifts|head|loading|picture-widths|print|report|touch)\.spec\.ts$/,
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  retries: 0,
  // Two cores that also run the browser: generous, because a wait ends as soon as it can.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // One more than the cores, because a test often waits. More workers are slower, because waiting pages go on moving.
  workers: Math.min(4, availableParallelism() + 1),
  reporter: [[process.env.CI === undefined ? 'list' : 'dot'], ['json', { outputFile: testPaths.report }]],
  use: {
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    locale: 'sq-AL',
    // A new context costs a full Chromium half a second of processor, a fifth of the suite. What a test could
    // leave behind, Playwright clears; the site itself keeps nothing (every-page.spec.ts).
    reuseContext: true,
    // Recording a test doubles its time, and a picture of its end, which Playwright takes of every test, is a quarter of it.
    // A failure comes with its message and the page's accessibility tree; `--trace=on` records it.
    screenshot: 'off',
  },
  // Of Firefox and WebKit Playwright needs its own builds: `npx playwright install firefox webkit`.
  projects: [
    // First, because its tests take turns on one server: the others fill the cores meanwhile.
    { name: 'chromium studio', testDir: studio, workers: 1, use: { ...chromium, ...desktop } },
    // Each test has a browser's storage of its own.
    { name: 'chromium hosted', testDir: hosted, use: { ...chromium, ...desktop, reuseContext: false } },
    {
      name: 'chromium desktop',
      ...exceptPhone,
      testIgnore: [`${studio}/**`, `${hosted}/**`],
      use: { ...chromium, ...desktop },
    },
    {
      name: 'chromium phone',
      ...exceptOnce,
      testIgnore: [`${studio}/**`, `${hosted}/**`],
      use: { ...chromium, ...phone, isMobile: true },
    },
    ...[firefox, webkit].filter(isInstalled).flatMap(projectsOf),
  ],
})

function isInstalled(browser: BrowserType): boolean {
  return existsSync(browser.executablePath())
}

function projectsOf(browser: BrowserType): Project[] {
  const browserName = browser === firefox ? 'firefox' : 'webkit'
  // Playwright's Firefox knows no phone but by its width.
  const isMobile = browserName === 'webkit'
  return [
    {
      name: `${browserName} phone`,
      ...exceptOnce,
      ...exceptChromiumOnly,
      use: { browserName, ...phone, ...(isMobile && { isMobile }) },
    },
    {
      name: `${browserName} desktop`,
      ...exceptPhone,
      ...exceptChromiumOnly,
      use: { browserName, ...desktop },
    },
  ]
}
