/** What the editor of bodies says. */
export const bodyWords = {
  editor: 'Teksti i dokumentit',
} as const
