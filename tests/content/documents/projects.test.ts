import { expect, test } from 'vitest'
import { themes } from '../../../src/model/themes.ts'
import { entities } from '../../site-content.ts'

const { projects } = entities

test('project list has 21 projects from 2007-2008 to 2023-2024, newest first', () => {
  const known = projects.filter(({ id }) => id <= 21)
  expect(known.map(({ id, year }) => [id, year])).toEqual([
    [21, '2023-2024'],
    [20, '2022'],
    [19, '2022'],
    [18, '2022'],
    [17, '2021'],
    [16, '2019-2020'],
    [15, '2019'],
    [14, '2018'],
    [13, '2017'],
    [12, '2016'],
    [11, '2015'],
    [10, '2014'],
    [9, '2013-2014'],
    [8, '2013'],
    [7, '2011-2012'],
    [6, '2011'],
    [5, '2010'],
    [4, '2009-2010'],
    [3, '2009'],
    [2, '2008'],
    [1, '2007-2008'],
  ])
})

test('every specified project has a theme and each theme has a project', () => {
  const known = projects.filter(({ id }) => id <= 21)
  expect(known.filter((project) => project.themes === undefined)).toEqual([])
  expect([...new Set(known.flatMap((project) => project.themes ?? []))].sort()).toEqual([...themes].sort())
})

test('projects have unique titles and descriptions', () => {
  expect(new Set(projects.map(({ title }) => title)).size).toBe(projects.length)
  expect(new Set(projects.map(({ description }) => description)).size).toBe(projects.length)
  for (const { id, description } of projects) expect(description.length, `project ${id}`).toBeGreaterThan(60)
})

test('project descriptions include at least five numbered lists, one item a line', () => {
  const numbered = projects.filter(({ blocks }) => blocks.some((block) => 'start' in block))
  expect(numbered.length).toBeGreaterThanOrEqual(5)
  for (const { id, description } of numbered) {
    const numbers = description.match(/^\d+(?=\. )/gm)
    expect(numbers?.slice(0, 2), `project ${id}`).toEqual(['1', '2'])
  }
})

test('projects cover energy plans, summer schools, academies, forestry and climate', () => {
  const all = projects.map(({ title, description }) => `${title} ${description}`).join('\n')
  for (const subject of [/plan\w* komunal/i, /shkoll\w+ verore/i, /akademi/i, /pyll|pyje/i, /klim/i]) {
    expect(all).toMatch(subject)
  }
})
