/**
 * What a visitor may search in, in the order in which documents that answer equally well are shown. Not in the
 * schema, because the search needs it and zod never reaches a visitor.
 */
export const searchKinds = ['report', 'news', 'project', 'question', 'page'] as const

export type SearchKind = (typeof searchKinds)[number]
