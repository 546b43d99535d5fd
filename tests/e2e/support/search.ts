import type { Locator, Page } from '@playwright/test'
import { words } from './content.ts'

/** The field of the search, in its dialog or on its page. */
export const field = (page: Page): Locator => page.getByRole('searchbox', { name: words.searching.label })

/** The results for the present text of the field. Earlier results are inert. */
export const results = (page: Page): Locator => page.locator('[data-result]:not([inert] *)')
