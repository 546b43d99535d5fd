/** The inks of one album. Every picture of the album is printed with them and with nothing else. */
export interface Inks {
  paper: string
  ink: string
  conifer: string
  leaf: string
  grass: string
  field: string
  earth: string
  stone: string
  rock: string
  wall: string
  plaster: string
  roof: string
  wood: string
  water: string
  accent: string
  second: string
  sun: string
  skyCool: string
  skyWarm: string
}

const site: Inks = {
  paper: '#fbf6e9',
  ink: '#12261f',
  conifer: '#0f4d3f',
  leaf: '#3d7a54',
  grass: '#7f9f58',
  field: '#d9c06c',
  earth: '#a98558',
  stone: '#b9b3a2',
  rock: '#7d8f92',
  wall: '#f4ead2',
  plaster: '#e3cfa6',
  roof: '#b5573a',
  wood: '#8d6238',
  water: '#5f9fae',
  accent: '#d9663a',
  second: '#2f7f86',
  sun: '#f2a91e',
  skyCool: '#8fc3d4',
  skyWarm: '#f8dfae',
}

/** The inks of each album, by the name of its folder. */
export const palettes = {
  home: site,
  '2024': { ...site, field: '#e2c25f', roof: '#bd5b38', skyCool: '#86bfd6', skyWarm: '#fbdf9f' },
  '2023': {
    ...site,
    conifer: '#1c4f52',
    leaf: '#4d8270',
    grass: '#9aa65f',
    field: '#d8ab54',
    earth: '#b07a4c',
    rock: '#7f8f96',
    roof: '#a8492f',
    accent: '#c9522f',
    second: '#2d7a78',
    skyCool: '#8fc4c2',
    skyWarm: '#f6d5a8',
    wall: '#f3e4c8',
    water: '#4f979a',
  },
  '2022': {
    ...site,
    conifer: '#1d3d52',
    leaf: '#3f6f6c',
    grass: '#8a9a6a',
    field: '#d9b978',
    earth: '#a27a5e',
    rock: '#7183a0',
    roof: '#b34f44',
    accent: '#e0644a',
    second: '#35618f',
    skyCool: '#82aed2',
    skyWarm: '#f9cfae',
    plaster: '#e8c9ae',
    water: '#4d86ad',
    sun: '#f0a23a',
  },
  '2018': {
    ...site,
    conifer: '#1b5a3a',
    leaf: '#4f9350',
    grass: '#9dbb58',
    field: '#e9d35f',
    earth: '#b18f58',
    rock: '#86a19b',
    roof: '#c0663c',
    accent: '#e08a2c',
    second: '#2a8f88',
    skyCool: '#98d2d6',
    skyWarm: '#fdeeb4',
    water: '#56adb5',
    sun: '#f6b426',
  },
  '2017': {
    ...site,
    conifer: '#1c5a55',
    leaf: '#5d8b5a',
    grass: '#a7ac6c',
    field: '#e6cf94',
    earth: '#cfae7a',
    rock: '#98a09c',
    roof: '#c9603f',
    accent: '#e2674a',
    second: '#1f7f96',
    skyCool: '#8ccfe0',
    skyWarm: '#fde2bd',
    water: '#2f9bab',
    wall: '#fbf1de',
    sun: '#f5b03a',
  },
  '2016': {
    ...site,
    conifer: '#33503a',
    leaf: '#6b7f45',
    grass: '#a3a05a',
    field: '#d6b566',
    earth: '#a8744a',
    rock: '#8d8a86',
    roof: '#a4402d',
    accent: '#c4472f',
    second: '#4a6d78',
    skyCool: '#a9c3cc',
    skyWarm: '#f5d9b0',
    plaster: '#e0bd92',
    water: '#6d99a3',
  },
  '2015': {
    ...site,
    conifer: '#123f46',
    leaf: '#3c6d5a',
    grass: '#7f9a5e',
    field: '#c9bf78',
    earth: '#937a5c',
    rock: '#7688a2',
    roof: '#8c4a3c',
    accent: '#d9634f',
    second: '#38678c',
    skyCool: '#84b4d8',
    skyWarm: '#f9d0bd',
    water: '#4e8ba6',
    sun: '#f3b04a',
  },
  '2014': {
    ...site,
    conifer: '#3b4a2e',
    leaf: '#727a3c',
    grass: '#aca35a',
    field: '#e3bc5c',
    earth: '#a87444',
    rock: '#98908a',
    roof: '#a2502e',
    accent: '#cf5f2a',
    second: '#56707a',
    skyCool: '#bcccc4',
    skyWarm: '#fbdc9c',
    wood: '#8a5a30',
    wall: '#f5e6c4',
    water: '#7d9fa0',
    sun: '#f0a01c',
  },
  'prizren-klima': {
    ...site,
    conifer: '#2b4a44',
    leaf: '#5f7d52',
    grass: '#98a062',
    field: '#d6bb7c',
    earth: '#a98462',
    rock: '#8e8b93',
    stone: '#c0b39f',
    roof: '#b3513a',
    accent: '#d2503c',
    second: '#3d6a7c',
    skyCool: '#9dc2d0',
    skyWarm: '#fbd7b2',
    water: '#5b98a4',
  },
  'rahovec-2050': {
    ...site,
    conifer: '#2a4b35',
    leaf: '#5c8a42',
    grass: '#a2ae55',
    field: '#dcb958',
    earth: '#b18253',
    rock: '#8d909a',
    roof: '#a94836',
    accent: '#8c2f4a',
    second: '#4a7a6a',
    skyCool: '#9fcad2',
    skyWarm: '#fce0a6',
  },
} satisfies Record<string, Inks>

export type AlbumName = keyof typeof palettes
