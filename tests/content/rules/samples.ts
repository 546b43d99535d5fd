/** A project without mistakes. */
export function project(id: number, years = '2020'): string {
  return `---\nid: ${id}\nyear: ${years}\ntitle: Era\n---\nPunuam me erën.\n`
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
