/**
 * What the guide says of a rule, in Albanian and for editors: why it exists, in one or two sentences. The
 * example is the rule's fixture; where that cannot be shown as text (bytes, names of files, letters that look
 * the same), a wrong and a right form stand here.
 */
export type GuideEntry = string | { why: string; wrong: string; right: string }
