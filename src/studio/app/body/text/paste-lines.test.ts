import { Fragment, Slice } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { joinLines, readLines, readPoints } from './paste-lines.ts'
import { schemas } from './schema.ts'
import { writeBlock } from './write.ts'

describe('lines of plain text', () => {
  it('paste joins wrapped lines into one paragraph and rejoins hyphenated words', () => {
    const pdf = [
      'Nxënësit matën rrezatimin e diellit në oborrin e shkollës dhe e kra-',
      'hasuan me atë të vitit të kaluar, që ishte më i ulët në të gjitha ditët.',
      'Pastaj i shënuan vlerat në një tabelë.',
      'Të nesërmen filluan me erën, që fryn më fort mbi kreshtat e larta e në',
      'luginat e ngushta.',
    ]
    expect(joinLines(pdf.join('\n'))).toEqual([
      `${pdf[0]?.slice(0, -1)}${pdf[1]} ${pdf[2]}`,
      `${pdf[3]} ${pdf[4]}`,
    ])
  })

  it('paste keeps short lines, whole paragraphs and lines around a blank line apart', () => {
    expect(joinLines('Rruga e Diellit 5\r\nPrizren\r\n20000 Kosovë')).toHaveLength(3)
    const long = 'Një fjali e gjatë për diellin, erën dhe ujin. '.repeat(4).trim()
    expect(joinLines(`${long}\n${long}`)).toEqual([long, long])
    expect(joinLines('Një.\n\n\nDy.')).toEqual(['Një.', 'Dy.'])
  })

  it('paste joins the lines of a narrow column when a word is hyphenated', () => {
    expect(joinLines('Nxënësit u ta-\nkuan me erën në\nkreshtë.')).toEqual([
      'Nxënësit u takuan me erën në kreshtë.',
    ])
  })

  it('paste keeps a hyphen that belongs to the word at a line end', () => {
    const [first, second] = ['Projekti u mbështet nga komuna dhe nga përfaqësia e BE-', 'së në Prishtinë.']
    expect(joinLines(`${first}\n${second}`)).toEqual([first + second])
  })

  it('paste turns lines that start with a bullet or number into list items', () => {
    const { content } = readLines(
      'Morëm:\n- uji\n• era\n■ toka\n➢ hija\n\uF0B7 drita\no\tpylli\n§\tmali\n–\tfusha\n1. dielli\n2) toka\nFund.\n– Po, vij.',
      schemas.project,
    )
    expect(
      content.content.map(({ attrs, children }) => [attrs.tag, ...children.map((one) => one.textContent)]),
    ).toEqual([
      ['p', 'Morëm:'],
      ['ul', 'uji', 'era', 'toka', 'hija', 'drita', 'pylli', 'mali', 'fusha'],
      ['ol', 'dielli', 'toka'],
      ['p', 'Fund.'],
      ['p', '– Po, vij.'],
    ])
  })

  it('paste keeps every letter of plain text', () => {
    const text = 'Një — dy\n\n- tre\r\n\t4. katër\fpesë\n'
    const { content } = readLines(text, schemas.news)
    expect(content.textBetween(0, content.size, '|')).toBe('Një — dy|tre|katër|pesë')
    expect(readLines(' \n ', schemas.news).size).toBe(0)
  })
})

describe('paragraphs of HTML', () => {
  /** The blocks of a post after its paragraphs with bullets have become lists. */
  const withPoints = (html: string) => {
    const blocks = readBlocks(html, 'news').map(({ node }) => node)
    const { content } = readPoints(new Slice(Fragment.from(blocks), 1, 1))
    return content.content.map((node) => writeBlock(node).replaceAll(/>\s+</g, '><')).join('')
  }

  it('paste turns consecutive HTML paragraphs with bullets into a formatted list', () => {
    for (const sign of ['■', '•', '▪', '‣', '◦', '-', '–&nbsp;', 'o&nbsp;'])
      expect(withPoints(`<p>Morëm:</p><p>${sign} uji</p><p>${sign} <b>era</b> e detit</p><p>Fund.</p>`)).toBe(
        '<p>Morëm:</p><ul><li>uji</li><li><b>era</b> e detit</li></ul><p>Fund.</p>',
      )
    expect(withPoints('<p><b>■ uji</b></p><p><b>■</b> era</p>')).toBe(
      '<ul><li><b>uji</b></li><li>era</li></ul>',
    )
    expect(withPoints('<p>Morëm:<br>• uji<br>• <b>era</b></p>')).toBe(
      '<p>Morëm:</p><ul><li>uji</li><li><b>era</b></li></ul>',
    )
  })

  it('paste keeps a lone bullet, a particle, a dash of speech and a § as text', () => {
    for (const text of [
      '<p>• Po.</p><p>Tha ai.</p><p>• Jo.</p>',
      '<p>o burra!</p><p>o shokë!</p>',
      '<p>– A vjen?</p><p>– Po.</p>',
      '<p>§ 5 lejon.</p><p>§ 6 ndalon.</p>',
    ])
      expect(withPoints(text)).toBe(text)
  })
})
