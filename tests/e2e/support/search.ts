import type { Locator, Page } from '@playwright/test'
import { words } from './content.ts'

/** The field of the search, in its dialog or on its page. */
export const field = (page: Page): Locator => page.getByRole('searchbox', { name: words.searching.label })

/** Everything that was found by what is written in the field now; what was found before it takes no focus. */
export const results = (page: Page): Locator => page.locator('[data-result]:not([inert] *)')
