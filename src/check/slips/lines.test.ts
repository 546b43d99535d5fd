import { expect, test } from 'vitest'
import { splitComment } from './lines.ts'

test.each([
  ['Dita # x', 'Dita', ' # x'],
  ['Dita  #', 'Dita', '  #'],
  ['# x', '', '# x'],
  ['"Dita" #x', '"Dita"', ' #x'],
  ['"Dita # 1" # x', '"Dita # 1"', ' # x'],
  ['"Dita \\" # 1" # x', '"Dita \\" # 1"', ' # x'],
  ["'t'i japim # 1' # x", "'t'i japim # 1'", ' # x'],
  ['"Dita „e # 1“ re" # x', '"Dita „e # 1“ re"', ' # x'],
  ['"Dita "e" re # x', '"Dita "e" re', ' # x'],
  ['"Dita 5" e re" # x "y"', '"Dita 5" e re"', ' # x "y"'],
  ['“Dita # 1” # x', '“Dita # 1”', ' # x'],
  ['A: "b # c" # d', 'A: "b # c"', ' # d'],
  ['Ekrani 5" # x', 'Ekrani 5"', ' # x'],
  ['Dita #1 # x # y', 'Dita #1', ' # x # y'],
  ["Dita # s'ka", 'Dita', " # s'ka"],
])('tells the comment of %j', (text, value, comment) => {
  expect(splitComment(text)).toEqual({ value, comment })
})

test.each([
  'Dita',
  'Dita #1',
  'C#',
  '#klima',
  '"Dita # x',
  '“Dita # x',
  '"Dita „e # 1“ re"',
  '"Dita # x "y"',
])('%j has no comment', (text) => {
  expect(splitComment(text)).toEqual({ value: text, comment: '' })
})
