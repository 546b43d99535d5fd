import { bullets } from '../model/bullets.ts'

/**
 * Parts of regular expressions, named by what they match. An expression that needs more than two groups is built of
 * such parts. No part captures anything. `patterns.test.ts` has texts that match each part, and texts that do not.
 */
export const parts = {
  /** The dash of a list item in YAML. */
  dash: String.raw`-[ \t]+`,
  fieldName: String.raw`[A-Za-z]\w*`,
  /** The colon that ends the name of a field for YAML. */
  colon: String.raw`:(?=[ \t]|$)`,
  /** The value of a field: in quotes; or without quotes, as short as possible, and not beginning with a bracket. */
  value: String.raw`"[^"]*"|'[^']*'|[^"'[{\s](?:[^"']*?[^"' \t])??`,

  /** Word writes names with a colon: `<o:p>`. */
  elementName: '[a-zA-Z][a-zA-Z0-9]*(?:[:-][a-zA-Z0-9]+)*',
  attributeName: '[a-zA-Z_:][a-zA-Z0-9_:.-]*',
  /** The value of an attribute in straight quotes. */
  attributeValue: `"[^"<]*"|'[^'<]*'`,

  /** The marker of a list item or a block quotation. A parser goes one level deeper at each marker. */
  container: String.raw`>|(?:[-*+?:]|\d+[.)])(?=[ \t\n])`,
  /** The bullet of a list item in other programs. */
  bullet: `[${bullets}]`,
  /** A letter that a symbol font shows as a bullet. */
  bulletLetter: '[oØüv§q]',
  /** The beginning of a text after `#` that makes it a hashtag, not a heading: `#DitaEDiellit`, `#COP29`, `#klima`. */
  hashtag: String.raw`[\p{Ll}\d]|\p{L}*(?:\p{Ll}\p{Lu}|\d)|.*\s#\p{L}`,
  /** The characters between spoken words and the words that name the speaker: `Po, tha ai`, `Po – tha ai`. */
  beforeSpeaker: '[,?!] | [–—] ',
  verbOfSaying:
    'tha|thashë|thanë|thotë|pyeti|pyetën|i?u përgjigj|ia ktheu|shtoi|said|says|asked|replied|added',
  /** A line that seven `=` cannot underline as a heading: empty, a list item, a tag, a field, or over 60 characters. */
  noTitle: String.raw`[ \t]*(?:[-<].*|[A-Za-z]\w*:.*)?|.{61,}`,
  /** An HTML tag, which the page shows as text if it is in a field. */
  tag: String.raw`</?(?:b|i|u|s|em|strong|small|mark|span|font|a|br|p|div|h[1-6]|sup|sub)(?: [^<>\n]*)? ?/?>`,
  /** Markdown that the page shows as text if it is in a field: strong words, a link. */
  markdown: String.raw`\*\*(?=\S)[^*\n]+\*\*|\[[^\]\n]+\]\((?:https?:|mailto:|tel:|/|#)[^)\s]*\)`,
  /** The number of a character in HTML, without `&` and `;`. */
  characterNumber: String.raw`#\d{1,7}|#[xX][\dA-Fa-f]{1,6}`,
  /** An emoji, but not ©, ™, arrows and bullets. */
  emoji: String.raw`\p{Emoji_Presentation}|(?![\0-\u25FF])\p{Extended_Pictographic}`,
  /** A character that changes an emoji, or joins two emoji into one. */
  emojiModifier: String.raw`\uFE0F|\u200D|\p{Emoji_Modifier}`,
  /** The words of a quotation that two commas open. */
  afterCommas: String.raw`(?:(?!,,)[^"“”„\n])*?`,
  /** A closing quote of any kind. */
  closingQuote: `["“”]|''|’’`,

  /** Host names of the editor's own computer, and of devices in its network: `localhost`, `printer.local`. */
  ownName: String.raw`(?:www\.)?localhost|[^/:?#\s]+\.local`,
  /** IP addresses of the editor's own computer and of its network. */
  ownNumber: String.raw`(?:127|10|192\.168)(?:\.\d+)+|\[::1\]`,
  /** The words that operating systems add to the name of a copy: `foto - Copy`, `foto kopje`. */
  copyWord: '(?: -)? (?:copy|kopje|kopja|kopjo)',
  /** The number that operating systems add to the name of a second copy. */
  copyNumber: String.raw` \(?\d+\)?`,

  dayNumber: String.raw`\d{1,2}`,
  monthName: String.raw`\p{L}+`,
  yearNumber: String.raw`\d{4}`,
} as const
