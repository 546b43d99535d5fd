import { expect, test } from 'vitest'
import { goodContent } from '../../check/testing/good-site.ts'
import { projectsCsv, projectsJson } from './projects.ts'

const address = { origin: 'https://dielli.test', base: '/klubi/' }
const content = await goodContent()
const [project] = content.projects
if (project === undefined) throw new Error('The good site has projects.')
const license = { name: 'CC BY 4.0', url: 'https://licenca.test/by' }
const example = {
  ...content,
  site: { ...content.site, license },
  projects: [
    {
      ...project,
      title: '=1+1, „diell“',
      description: 'Një "hije"\nnë mur',
      themes: ['klima', 'pyjet'] as const,
      municipality: 'Prizren',
      partners: ['Komuna', 'Shkolla; e re'],
      funder: 'Komuna',
    },
  ].map((one) => ({ ...one, themes: [...one.themes] })),
}

test('project export writes all projects as JSON with their address and the licence', () => {
  const data = JSON.parse(projectsJson(example, address))
  expect(data.license).toEqual(license)
  expect(data.url).toBe('https://dielli.test/klubi/projects')
  expect(data.projects).toEqual([
    {
      id: project.id,
      year: project.year,
      title: '=1+1, „diell“',
      themes: ['Klima', 'Pyjet'],
      municipality: 'Prizren',
      partners: ['Komuna', 'Shkolla; e re'],
      funder: 'Komuna',
      description: 'Një "hije"\nnë mur',
      url: `https://dielli.test/klubi/projects#projekti-${project.id}`,
    },
  ])
})

test('project export writes a CSV table without formulas', () => {
  expect(projectsCsv(example, address)).toBe(
    '\uFEFFid,year,title,themes,municipality,partners,funder,description,url,license\r\n' +
      `${project.id},${project.year},"'=1+1, „diell“","Klima; Pyjet",Prizren,"Komuna; Shkolla; e re",Komuna,` +
      `"Një ""hije""\nnë mur",https://dielli.test/klubi/projects#projekti-${project.id},https://licenca.test/by\r\n`,
  )
})

test('project export leaves out an unknown licence or municipality', () => {
  const data = JSON.parse(projectsJson(content, address))
  expect(data).not.toHaveProperty('license')
  expect(data.projects).toHaveLength(content.projects.length)
  expect(data.projects[0]).not.toHaveProperty('municipality')
})
