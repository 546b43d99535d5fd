/**
 * Parts of regular expressions, by what they find. An expression that needs more than two groups is built of them;
 * `patterns.test.ts` has texts for each that it fits, and others that it does not. No part captures anything.
 */
export const parts = {
  /** The dash of a list item in YAML. */
  dash: String.raw`-[ \t]+`,
  fieldName: String.raw`[A-Za-z]\w*`,
  /** The colon that ends the name of a field for YAML. */
  colon: String.raw`:(?=[ \t]|$)`,
  /** A value of a field in quotes; or one without, which may begin like no group, as short as possible. */
  value: String.raw`"[^"]*"|'[^']*'|[^"'[{\s](?:[^"']*?[^"' \t])??`,

  /** Word writes names with a colon: `<o:p>`. */
  elementName: '[a-zA-Z][a-zA-Z0-9]*(?:[:-][a-zA-Z0-9]+)*',
  attributeName: '[a-zA-Z_:][a-zA-Z0-9_:.-]*',
  /** The value of an attribute in straight quotes. */
  attributeValue: `"[^"<]*"|'[^'<]*'`,

  /** What begins an item of a list or a block quotation; a parser goes one level deeper for it. */
  container: String.raw`>|(?:[-*+?:]|\d+[.)])(?=[ \t\n])`,
  /** The beginning of what follows `#` in a tag of social networks, not in a heading: `#DitaEDiellit`, `#COP29`, `#klima`. */
  hashtag: String.raw`[\p{Ll}\d]|\p{L}*(?:\p{Ll}\p{Lu}|\d)|.*\s#\p{L}`,
  /** What stands between the words of a dialogue and those that say who speaks: `Po, tha ai`, `Po – tha ai`. */
  beforeSpeaker: '[,?!] | [–—] ',
  verbOfSaying:
    'tha|thashë|thanë|thotë|pyeti|pyetën|i?u përgjigj|ia ktheu|shtoi|said|says|asked|replied|added',
  /** A line that seven `=` cannot underline as a heading: empty, of a list or a field, or longer than any title. */
  noTitle: String.raw`[ \t]*(?:[-<].*|[A-Za-z]\w*:.*)?|.{61,}`,
  /** A tag that prints as it is in a field. */
  tag: String.raw`</?(?:b|i|u|s|em|strong|small|mark|span|font|a|br|p|div|h[1-6]|sup|sub)(?: [^<>\n]*)? ?/?>`,
  /** Markdown that prints as it is in a field: strong words, a link. */
  markdown: String.raw`\*\*(?=\S)[^*\n]+\*\*|\[[^\]\n]+\]\((?:https?:|mailto:|tel:|/|#)[^)\s]*\)`,
  /** The number of a character in HTML, without `&` and `;`. */
  characterNumber: String.raw`#\d{1,7}|#[xX][\dA-Fa-f]{1,6}`,
  /** A picture among the letters, but not ©, ™, arrows and bullets. */
  emoji: String.raw`\p{Emoji_Presentation}|(?![\0-\u25FF])\p{Extended_Pictographic}`,
  /** What changes an emoji, or joins two into one. */
  emojiModifier: String.raw`\uFE0F|\u200D|\p{Emoji_Modifier}`,
  /** The words of a quotation that two commas open. */
  afterCommas: String.raw`(?:(?!,,)[^"“”„\n])*?`,
  /** What closes a quotation, of whatever kind. */
  closingQuote: `["“”]|''|’’`,

  /** Names of the own computer; `printer.local` is a device of its network. */
  ownName: String.raw`(?:www\.)?localhost|[^/:?#\s]+\.local`,
  /** Numbers of the own computer and of its network. */
  ownNumber: String.raw`(?:127|10|192\.168)(?:\.\d+)+|\[::1\]`,
  /** What operating systems add to the name of a copy: `foto - Copy`, `foto kopje`. */
  copyWord: '(?: -)? (?:copy|kopje|kopja|kopjo)',
  /** What they add to that of the second copy. */
  copyNumber: String.raw` \(?\d+\)?`,

  dayNumber: String.raw`\d{1,2}`,
  monthName: String.raw`\p{L}+`,
  yearNumber: String.raw`\d{4}`,
} as const
