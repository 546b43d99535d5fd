import { trustedHtml } from './trusted-html.ts'

/** The HTML of a news post as the editor wrote it (specification §2 "News post detail"). */
export function NewsBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: raw HTML is the format of news posts; the content check is its gate
  return <div dangerouslySetInnerHTML={trustedHtml(html)} />
}
