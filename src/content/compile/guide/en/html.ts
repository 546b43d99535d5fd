import type { WhyOf } from './why.ts'

/** HTML bodies of news posts. */
export const htmlWhy: WhyOf<'html' | 'news'> = {
  'html/element':
    'Only the elements of the guide are allowed. Scripts, frames and forms can harm visitors, the others spoil the looks.',
  'html/event-handler': 'Attributes that begin with “on” run code in the visitor’s browser.',
  'html/style': 'The site gives colours and sizes, the same for all and with enough contrast.',
  'html/attribute': 'Attributes outside the guide do either nothing, or something that we do not want.',
  'html/duplicate-attribute': 'Browsers read only the first; the second is lost.',
  'html/attribute-value': 'The value must be in quotes and of one of the allowed forms.',
  'html/missing-attribute':
    'A picture without alt is silent for those who do not see it; a link without href leads nowhere.',
  'html/new-window':
    'A page that opens in a new window can replace ours unless rel="noopener" is said. Better is no new window.',
  'html/picture-address':
    'Pictures from other sites vanish when these change, and tell that site who is reading ours.',
  'html/table-headings': 'Those who hear a table know what a number is only from the heading of its column.',
  'html/heading-order': 'Headings are the skeleton of the page; a level left out looks like a missing part.',
  'html/empty-element': 'A heading, point or cell without text is read aloud as something that is missing.',
  'html/unclosed':
    'An element that is not closed goes on to the end: the whole text would be bold, or part of the list.',
  'html/stray-end-tag':
    'A closing tag without an opening one shows that something was deleted, or copied wrongly.',
  'html/misplaced':
    'A point lives in a list, a cell in a row, a row in a table. Elsewhere browsers move them where they like.',
  'html/misplaced-in': 'Lists and tables hold nothing directly but their points and rows.',
  'html/misnested':
    'Some elements do not go into each other; browsers mend that by themselves, but not as you meant it.',
  'html/text-sign': 'The sign < begins an element; as text it is written &lt;.',
  'html/tag-form':
    'Tags have one form: the name, attributes with values in quotes, the closing tag. Browsers read other forms differently.',
  'html/comment': 'A malformed comment can hide parts of the page, or bring them to light.',
  'html/declaration': 'These signs belong to a whole page. A post is only a part of one.',
  'html/entity':
    'The sign & begins an abbreviation that ends in a semicolon; otherwise each browser reads it as it likes.',
  'html/duplicate-id':
    'A link with # leads to the place of that name; where there are two, the second is out of reach.',
  'news/empty': 'A post without text would open as an empty page.',
  'html/bare-text': 'Text outside paragraphs sticks to what follows, without space or line break.',
  'html/markdown':
    'Posts are written in HTML. The signs of reports (**, #, [ ]( )) would be printed as they are.',
}
