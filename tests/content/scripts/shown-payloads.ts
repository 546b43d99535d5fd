/** The payloads in HTML that the studio's preview shows, although the check refuses them: they run and load nothing. */
export const shownHtml: readonly string[] = [
  '<p title="&quot onclick=&quot">Po</p>',
  '<p>&#x3C&#x73cript>Po</p>',
  '<a href="https://x.test" target="_blank">Po</a>',
  '<a href="https://x.test" target="_blank" title=" rel=\'noopener\' ">Po</a>',
  '<a href="https://x.test" target="_blank" rel="nofollow">Po</a>',
]

/** Likewise of a report's body. */
export const shownMdx: readonly string[] = [
  'Po <span lang="javascript:alert(1)">Po</span>',
  '<Figure file="https://x.test/a.jpg" alt="Po" />',
  '<Figure file="../../a.jpg" alt="Po" />',
  '<Figure file="javascript:alert(1)" alt="Po" />',
]
