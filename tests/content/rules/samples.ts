/** A project without mistakes. */
export function project(id: number, years = '2020', title = 'Era'): string {
  return `---\nid: ${id}\nyear: ${years}\ntitle: ${title}\n---\nPunuam me erën.\n`
}

/** A news post without mistakes, if its body has none; it shows `01.jpg`. */
export function newsPost(id: number, body: string): string {
  return `---
id: ${id}
title: Dita e re
description: Një lajm i shkurtër për një ditë të re, me një foto të vetme dhe me pak fjalë, por të mira.
date: 03 MAJ 2021
published: 2021-05-03
author: Klubi
gallery: [{ file: 01.jpg, alt: Dita }]
---
${body}`
}

/** Settings without mistakes, and an additional line. */
export function siteSettings(line: string): string {
  return `name: Klubi i Diellit
shortName: Dielli
description: Klub nxënësish që mat diellin, erën dhe ujin.
address: https://dielli.test/klubi
phones: ["+383 44 123 456", "+383 49 654 321"]
email: info@dielli.test
social: { label: Rrjeti ynë, url: https://rrjeti.test/dielli }
credit: { name: Punishtja, url: https://punishtja.test }
placeholders: []
${line}
`
}
