/** What only lists of more than one page need: loaded with them, because most lists have one. */
export const laterPages = () => import('../../layouts/LaterPages.tsx')
