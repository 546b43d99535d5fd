import type { WhyOf } from './why.ts'

/** Frontmatter: its syntax and its fields. */
export const fieldsWhy: WhyOf<'frontmatter' | 'yaml' | 'description' | 'date'> = {
  'frontmatter/missing':
    'Without its fields the site knows neither title nor date nor address of the document. They begin on the very first line.',
  'frontmatter/language':
    'Some programs allow code after the three dashes and run it. Here fields are data only: nothing is run.',
  'frontmatter/unclosed':
    'Without the second line of three dashes nobody knows where the fields end and the text begins.',
  'frontmatter/closing-line':
    'The line that closes the fields is known only when it is three dashes and nothing else.',
  'frontmatter/empty':
    'The dashes are there, but nothing is between them; the document would have neither title nor address.',
  'frontmatter/not-fields':
    'Between the dashes fields are expected: name, colon, space, value. A list or a sentence has no name.',
  'frontmatter/duplicate-field': 'When a field is there twice, nobody knows which value counts.',
  'yaml/tab': 'In YAML levels are marked by spaces; a tab is not allowed, because its width is unknown.',
  'yaml/indent':
    'How far right a line begins says to what the field belongs. One space more or less takes it out of its group.',
  'yaml/unquoted-colon':
    'A colon with a space after it begins a new field. Within a title quotes are needed.',
  'yaml/colon-space':
    'A field is known by the colon and the space after it. Without the space the whole line is read as one word.',
  'yaml/text-after-quote':
    'The second straight quote closes the value. Within it use the Albanian quotes „ “, which close nothing.',
  'yaml/curly-quotes':
    'Only straight quotes hold a value together; the curly ones that phones and Word type are text. Where a title really is a quotation, write both: "„Dija ndriçon“".',
  'yaml/several-lines':
    'A field ends where its line ends; the next line is read as a new field. The editor itself wraps a long line, for the eye only.',
  'yaml/list-dash':
    'An item of a list is known by a short dash and the space after it. A long dash or a bullet from Word is text.',
  'yaml/two-fields':
    'Each field has a line of its own. A second name on the same line would be read as part of the first value.',
  'yaml/hash': 'A # after a space begins a comment, and the rest of the line would be lost unnoticed.',
  'yaml/unclosed-quote':
    'Without the second quote everything up to the end of the fields would be read as the value of this one.',
  'yaml/unclosed-bracket': 'The brackets [ ] and { } come in pairs, like quotes.',
  'yaml/reserved-character':
    'The signs @, %, ` and some others have a special meaning at the start of a value; in quotes they are text.',
  'yaml/escape':
    'Within double quotes a backslash begins a special sign, so what comes out is rarely what you see.',
  'yaml/alias':
    'Anchors (&) and aliases (*) copy a value to another place. A few lines can grow without end, and a reader no longer sees the value where it belongs.',
  'yaml/tag':
    'The sign ! at the start of a value asks the program to create something special. Content is text and numbers only.',
  'yaml/multiple-documents':
    'Three dashes among the fields close their part; what comes after would be lost.',
  'yaml/number-form': 'Forms such as 0x1, 1e3 or 01 are read as other numbers than they seem.',
  'yaml/syntax':
    'Something on this line belongs to no field; most often a bracket, a comma or a quote too many.',
  'frontmatter/unknown-field':
    'A field with a wrong name would not be read at all, and nobody would notice. So only the fields of the guide are known.',
  'frontmatter/missing-field':
    'This field shows on the page or makes its address, so the document is not published without it.',
  'frontmatter/empty-field': 'The field is there but has no value: on the page a gap would remain.',
  'frontmatter/wrong-type':
    'This field expects another kind of value: a number, text, a list or a group of fields.',
  'frontmatter/too-few':
    'The page has a fixed number of places for this list; with fewer it would show gaps.',
  'frontmatter/too-many': 'The page has a fixed number of places for this list; more would not show.',
  'frontmatter/repeated': 'A value that is written twice would be seen twice on the page.',
  'frontmatter/too-small': 'The number is below the least that makes sense; public numbers begin at 1.',
  'frontmatter/too-large':
    'The number is above the greatest that makes sense; in a year usually one digit too many was typed.',
  'frontmatter/date':
    'A date must exist in the calendar and be written year-month-day. Some programs turn 31 February into 3 March without a word; this one does not.',
  'frontmatter/form': 'The value has a form that the site reads; another form would be misunderstood.',
  'frontmatter/placeholder':
    'Parts in braces such as {n} are filled in by the site, in each word its own. Any other would be printed with its braces.',
  'frontmatter/markup':
    'Fields are plain text. HTML is not understood there: <b> or &amp; would be read on the page letter by letter.',
  'frontmatter/not-allowed':
    'This field takes a few values only, because each of them does something definite.',
  'description/length':
    'The description fills the card and shows in search results. Below 80 characters it looks empty, above 200 it is cut.',
  'date/printed': 'The date that visitors read and the date that the computer reads must be the same day.',
  'date/unreadable':
    'Where the day of the field does not exist, the printed date is read by itself: it too must name a real day, with the Albanian month.',
  'date/too-early':
    'No document of the association is older than 1990; such a year is a slip of the keyboard.',
  'date/too-late':
    'Reports and posts are written after something has happened. A year far ahead is usually a slip, and puts the document at the head of the list.',
}
