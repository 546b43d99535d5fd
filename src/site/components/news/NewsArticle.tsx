import { classes } from '../classes.ts'
import drawn from './DrawnTable.module.css'
import styles from './NewsArticle.module.css'

/** The raw HTML of a post (specification §2 "News post detail"), as its editor wrote it, in the site's typography. */
export function NewsArticle({ html, figures }: { html: string; figures?: string | undefined }) {
  return (
    <div className={styles.parts}>
      <div
        ref={enliven}
        className={styles.article}
        data-article=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: raw HTML is the format of news posts; the content check refuses code
        dangerouslySetInnerHTML={trustedHtml(html)}
      />
      {figures !== undefined && (
        <div
          ref={enliven}
          className={classes(styles.article, drawn.drawn)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the checked body
          dangerouslySetInnerHTML={trustedHtml(figures)}
        />
      )}
    </div>
  )
}

/**
 * Makes overflowing tables focusable, also after a resize: Safari cannot scroll other tables by keyboard. Marks drawn
 * tables with `data-seen` when they are first seen, so that they move.
 */
function enliven(article: HTMLElement | null) {
  const observer = new ResizeObserver((tables) => {
    for (const { target } of tables)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
  })
  for (const table of article?.querySelectorAll('table:not([data-figure])') ?? []) observer.observe(table)
  const seen = new IntersectionObserver((figures) => {
    for (const { target, isIntersecting } of figures) target.toggleAttribute('data-seen', isIntersecting)
    if (figures.some(({ isIntersecting }) => isIntersecting)) seen.disconnect()
  })
  for (const figure of article?.querySelectorAll('[data-drawn]') ?? []) seen.observe(figure)
  return () => {
    observer.disconnect()
    seen.disconnect()
  }
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
