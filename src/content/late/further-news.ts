/** Words below a news post's text: they come with its page. */
export { furtherNews } from '../generated/words/furtherNews.ts'
