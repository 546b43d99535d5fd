/** What the studio says of deleting documents and of bringing them back. */
export const trashWords = {
  remove: 'Fshi dokumentin',
  question: 'Ta fshijmë dokumentin?',
  text: (id: number | undefined) =>
    `Dokumenti dhe fotot e tij largohen nga faqja.${
      id === undefined ? '' : ` Numri i tij, ${id}, nuk i jepet më asnjë dokumenti tjetër.`
    } Mund ta ktheni nga koshi i studios.`,
  linked: (count: number) =>
    count === 0
      ? 'Asnjë dokument tjetër nuk ka lidhje drejt tij.'
      : `Pas fshirjes lidhjet drejt tij nuk çojnë më askund, dhe kontrolli i shënon si probleme. ${
          count === 1 ? 'I ka ky dokument:' : 'I kanë këto dokumente:'
        }`,
  removed: (title: string) => `U fshi „${title}“. E gjeni te koshi.`,
  trash: (count: number) => `Koshi (${count})`,
  title: 'Koshi',
  intro: 'Çfarë fshini mbetet këtu, në këtë kompjuter. Kur kthehet, dokumenti ka numrin dhe fotot që kishte.',
  deletedOn: (day: string) => `fshirë më ${day}`,
  restore: 'Ktheje',
  restoreOf: (title: string) => `Ktheje: ${title}`,
  refusals: {
    hasDraft: 'Dokumenti ka ndryshime të paruajtura. Ruajini ose hidhini; pastaj mund ta fshini.',
    notRemovable: 'Fshihen vetëm raportet, lajmet dhe projektet.',
    site: 'Bashkë me dokumentin ndryshojnë edhe „Numrat e hequr“ te „Të dhënat e shoqatës“. Aty ka tani një draft ose një gabim: ruajeni, hidheni ose ndreqeni më parë.',
    notInTrash: 'Ky dokument nuk është më në kosh.',
    occupied: (file: string) =>
      `Dokumenti nuk kthehet dot: vendin e tij e ka zënë ndërkohë ${file}. Asgjë nuk u prek.`,
    numberGiven: (id: number) =>
      `Dokumenti nuk kthehet dot: numrin ${id} e ka tani një dokument tjetër. Asgjë nuk u prek.`,
  },
} as const
