/** What the studio's server says. */
export const serverWords = {
  /** Why a call was not carried out. */
  refusals: {
    unusual:
      'Ky vend i dokumentit është shkruar në një mënyrë që formulari nuk e ndryshon dot; ndryshojeni te teksti i plotë.',
    unreadable: 'Fushat e këtij dokumenti nuk lexohen dot; ndreqini te teksti i plotë.',
    overlap: 'Dy ndryshime prekin të njëjtin vend të tekstit; provoni përsëri.',
    outside: 'Ndryshimi nuk bie brenda tekstit të dokumentit; hapeni dokumentin përsëri.',
    unmendable: 'Ky problem nuk ndreqet dot vetë; dokumenti ndoshta ka ndryshuar ndërkohë.',
  },
} as const
