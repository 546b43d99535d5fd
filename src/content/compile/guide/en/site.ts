import type { WhyOf } from './why.ts'

/** Pictures, files, numbers, links, settings and words. */
export const siteWhy: WhyOf<
  'picture' | 'collect' | 'id' | 'link' | 'title' | 'stand-in' | 'language' | 'typography' | 'spelling'
> = {
  'picture/missing': 'The picture that is named must lie in the folder of the document.',
  'picture/case': 'On servers 02.JPG and 02.jpg are two files, even if your computer takes them for one.',
  'picture/unreadable': 'The file is damaged, or no picture. The page would show an empty frame.',
  'picture/empty': 'The file was created, but copying never began: there is nothing in it.',
  'picture/cut-off':
    'Copying or uploading broke off halfway. Browsers would show half the picture over a grey area.',
  'picture/heic':
    'Some phones store photos as HEIC, which most browsers do not show. Another ending of the name does not change the format.',
  'picture/foreign-format': 'The formats of scanners, cameras and drawing programs do not show in browsers.',
  'picture/animated':
    'Moving pictures disturb those who read and cannot be stopped. The site shows still pictures only.',
  'picture/too-large':
    'A picture of so many pixels does not fit into the memory of the build, and looks no better on the page.',
  'picture/too-heavy':
    'Files of such a size stay in the history of the project forever and slow it down for all.',
  'picture/unsafe-drawing':
    'An SVG drawing can hold programs, links and data about those who drew it. So only shapes, texts, gradients and clip paths are published; any other element or attribute is refused: scripts, motion, comments, photos, masks, filters, patterns and addresses outside the drawing. A drawing whose parts repeat one another so often that the page would freeze is refused too. Turn such things into plain shapes in your program and save a plain SVG; in a gallery use a PNG.',
  'picture/format': 'The ending of the name must say the real format; some programs change the name only.',
  'picture/raster-only':
    'Galleries show photos; vector drawings cannot be scaled to the sizes that the site needs.',
  'picture/vector-only': 'Cards have small drawings, which stay sharp at every size.',
  'picture/small': 'A small picture stretched over the whole width of the text is blurred.',
  'picture/alt-empty':
    'The alternative text is read aloud to those who do not see the picture. Without it the picture does not exist for them.',
  'picture/alt-file-name': 'The name of a file, read aloud, says nothing of what there is to see.',
  'picture/alt-repeated': 'Two pictures with one description sound like one picture twice.',
  'picture/repeated': 'The same picture twice in a gallery looks like a mistake.',
  'picture/unused':
    'A picture that is not shown was either forgotten in the gallery, or is left over from an older version.',
  'picture/name-clash':
    'Pictures are published without the ending of their name; two names that differ only in it would collide.',
  'collect/missing': 'A file that the site needs is gone, or a folder has pictures but not their document.',
  'collect/wrong-place':
    'The site looks for documents in their folders only; a file elsewhere would never be published.',
  'collect/wrong-extension': 'The site does not use other files, and they only make the project heavier.',
  'collect/wrong-name':
    'The name of a file says what it is; under another name the document would not be published.',
  'collect/folder-name':
    'The name of a folder becomes part of addresses, so it has only small letters without ë and ç, digits and hyphens; among the reports it begins with the year.',
  'collect/copy':
    'Copies come into being when a folder is copied or a file is downloaded twice; published, the same text would stand at two addresses.',
  'collect/folder-depth':
    'A document and its pictures lie together, right in the folder of the report or post. Folders inside it are not read; often they come from unpacking a ZIP file.',
  'collect/other-kind':
    'Each folder has fields of its own. A project in the folder of the reports would be published as a report, or not at all.',
  'collect/wrong-case':
    'Servers tell capital letters from small ones, so names are written in small letters.',
  'collect/case-clash': 'On some computers these two names are one file, and one would delete the other.',
  'collect/not-a-file':
    'A symbolic link leads out of the content; for colleagues and on the server it does not exist.',
  'collect/picture-place':
    'Every picture lies beside the document that shows it, so that it is not lost when that moves.',
  'collect/picture-format': 'Browsers do not show this format.',
  'id/duplicate': 'The number is part of the address. Of two documents at one address, one would be lost.',
  'id/reused':
    'People keep old links. A removed number that is given again would lead them to something else.',
  'id/gap':
    'Numbers are given in order. One that is missing is a slip, or a removed document that must be noted in site.yaml.',
  'link/address':
    'Only addresses are allowed that run no code and do not lose the visitor. https://bank.test@other.test opens other.test, so an @ before the name of the site is refused.',
  'link/mailto': 'A malformed e-mail address opens a letter that never arrives.',
  'link/tel': 'Phones call the number only without spaces and with the prefix of the country.',
  'link/empty-text': 'A link without text is invisible, and is read aloud as a long address.',
  'link/vague-text':
    'Those who go from link to link hear the text of the links only. “Here” and “read more” say nothing.',
  'link/bare-address':
    'An address in the text does not become a link by itself, and read aloud it is long and meaningless.',
  'link/missing-file':
    'Files for download lie in the folder public; an address without a file opens the error page.',
  'link/local-address': 'This address opens on your side only; visitors get an error.',
  'link/own-address':
    'The site may change its name or be tried elsewhere; links within it are written without the name, so that they hold.',
  'link/missing-page':
    'The link leads to a page that does not exist, and visitors would find the error page.',
  'link/missing-anchor': 'No place of this name is on the page, so the link would open only its top.',
  'title/repeated':
    'In lists, in the search and in shared links two documents of one title look the same. Often a document was copied and the title stayed.',
  'stand-in/listed':
    'This value is provisional. In an ordinary check that is a warning; before publishing (--release) it is an error.',
  'stand-in/unlisted':
    'The value looks like an example. It was either forgotten, or must be listed in standIns so that it is not.',
  'language/unmarked':
    'Screen readers pronounce all text as Albanian unless told otherwise. Translation and search go wrong alike.',
  'language/wrong-mark':
    'Albanian text with the mark of another language is pronounced by screen readers as that language.',
  'typography/quotes': 'Albanian opens quotes below and closes them above: „like this“.',
  'typography/dashes': 'The dash between parts of a sentence is long: –',
  'typography/ellipsis': 'The three dots are one sign and are not torn apart at the end of a line.',
  'typography/apostrophe': 'The printed apostrophe is curved: t’i, s’ka, ç’është.',
  'typography/emoji':
    'Screen readers say the name of each emoji in the middle of the sentence, and every device draws it differently.',
  'spelling/unknown-word':
    'When the check is given an Albanian dictionary (HUNSPELL_SQ), it marks the words that it does not know. Names and new words go into content/dictionary.txt, one a line.',
}
