import type { WhyOf } from './why.ts'

/** Reports and projects: signs, components, structure. */
export const bodyWhy: WhyOf<'markdown' | 'mdx' | 'report' | 'project'> = {
  'markdown/not-allowed':
    'Reports use few signs, so that all of them look alike. Pictures come in with <Figure>, so that they have alternative text and a proper size.',
  'mdx/html': 'No HTML is written in reports; the site gives them their looks, the same for all.',
  'mdx/unknown-component':
    'There are a few components only. An unknown name is usually a slip, or begins with a small letter.',
  'mdx/unclosed': 'A component that is opened must be closed; otherwise nobody knows where its content ends.',
  'mdx/wrong-end-tag': 'The closing tag must have the name of the opening one.',
  'mdx/stray-end-tag':
    'A closing tag without an opening one shows that the opening was deleted, or the tag copied twice.',
  'mdx/brace': 'A brace begins code, so the reading of the text would stop here.',
  'mdx/expression': 'Everything between { and } would be run as code. Content is text only.',
  'mdx/import': 'Lines that begin with import or export are code. Components are used without them.',
  'mdx/comment': 'Comments of HTML are not understood in reports and would stop the reading of the text.',
  'mdx/bare-link':
    'An address between < and > is taken for a component. A link also needs a text that says where it leads.',
  'mdx/less-than':
    'After the sign < the name of a component is expected. The sign itself is written with a backslash before it, or in words.',
  'mdx/property-syntax':
    'A property always has a name, an equals sign and a value in straight quotes. Within the value use Albanian quotes.',
  'mdx/lazy-line':
    'A component that begins within a list or quotation must end there, before the next line begins.',
  'mdx/component-place':
    'Note, Figure, VideoCard and TwoColumns are blocks with a frame and do not go into a sentence. <span> is the opposite.',
  'mdx/component-content':
    'Each component expects a certain content: TwoColumns one list only, Note paragraphs and lists.',
  'mdx/component-empty': 'An empty component would show as an empty frame.',
  'mdx/unknown-property': 'A property with a wrong name would do nothing, and its value would be lost.',
  'mdx/repeated-property': 'When a property is there twice, nobody knows which value counts.',
  'mdx/missing-property': 'Without this property the component cannot be shown, or cannot be read aloud.',
  'mdx/property-text': 'Values in braces are code. The properties of editors are always text in quotes.',
  'mdx/property-value':
    'The value must have the form that the property expects: the name of a picture, an https address, the code of a language.',
  'markdown/missing-space':
    'The signs at the start of a line are understood only with a space after them, and a point only with a hyphen. Otherwise a heading or point would come out as plain text.',
  'markdown/leftover':
    'These signs were not understood, so they would be printed as they are. Usually there is a space too many, or the closing sign is missing.',
  'markdown/heading-place': 'A heading divides the document, so it cannot stand within a point of a list.',
  'report/missing-section': 'Visitors find all reports in the same order: introduction, days, conclusion.',
  'report/repeated-section':
    'A second section of the same name would have the address of the first, and the table of contents would show both.',
  'report/unknown-section':
    'The site knows Hyrje, Objektivat, Data: … and Përfundim only; it builds the table of contents from them.',
  'report/section-order': 'The order is the same in all reports, so that readers know where they are.',
  'report/text-before-sections': 'Text before the first section belongs to no part and would not show.',
  'report/heading-level':
    'A report has two levels of headings only. A level left out confuses those who hear the page.',
  'report/empty-section': 'A heading with no text below it looks like a fault of the site.',
  'report/objectives-list': 'Objectives are shown as a list, so only a list follows their heading.',
  'report/flat-list': 'The site shows each point as one line of text; it does not read lists within lists.',
  'report/title-outside-day':
    'Headings with ### are activities of a day. Outside a day they have no place on the page.',
  'report/empty-title': 'An empty heading is read aloud as “heading” and nothing more.',
  'report/title-without-points':
    'An activity has a title and points. Without points the title would stand alone.',
  'report/empty-day': 'A day without a sentence tells visitors nothing.',
  'report/day-label':
    'A day is known by its date or its name, which becomes the heading and stands in the table of contents.',
  'report/day-date':
    'The date of a day is written as in the field date: day, month with a capital letter, year; and it must exist.',
  'report/day-outside': 'A day must lie between start and end; otherwise one of the two is wrong.',
  'report/day-order': 'Days are read like a diary, from the first to the last.',
  'report/year-folder':
    'The folder of a report is called after the year of the edition; where they disagree, nobody knows which is right.',
  'report/year-start': 'An edition belongs to the year in which it begins; the list is ordered by it.',
  'report/date-range': 'An edition cannot end before it begins.',
  'report/read-time':
    'The reading time helps visitors to decide: now or later. It is reckoned at about 180 words a minute.',
  'project/empty':
    'A project is shown with year, title and description; without a description its card is empty.',
  'project/heading': 'The description is short, and its title stands among the fields.',
  'project/year-range':
    'A period is written from its first year to its last. For a single year that year is enough.',
  'project/year-name':
    'The name of the file begins with the year, so that the files of the folder stand in order of time.',
}
