import styles from './NewsArticle.module.css'

/** The raw HTML of a post (specification §2 "News post detail"), as its editor wrote it, in the site's typography. */
export function NewsArticle({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: raw HTML is the format of news posts; the content check is its gate
    <div ref={reachTables} className={styles.article} dangerouslySetInnerHTML={trustedHtml(html)} />
  )
}

/** Makes overflowing tables focusable: Safari cannot scroll others by keyboard. Runs again on resize. */
function reachTables(article: HTMLElement | null) {
  const observer = new ResizeObserver((tables) => {
    for (const { target } of tables)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
  })
  for (const table of article?.querySelectorAll('table') ?? []) observer.observe(table)
  return () => observer.disconnect()
}

/** The part of the Trusted Types API that is used here; TypeScript's DOM types lack it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

// Passes the text through: src/check refuses every body that could run code.
const policy = trustedTypes?.createPolicy('news-html', { createHTML: (html) => html })

/** Marks the checked HTML of a news post as safe to insert, under the site's only Trusted Types policy. */
function trustedHtml(html: string): { __html: string } {
  return { __html: policy ? policy.createHTML(html) : html }
}
