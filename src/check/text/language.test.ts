import { expect, test } from 'vitest'
import { isInLanguage } from './language.ts'

test.each([
  'The school was held in November and its topic was the change of the climate.',
  'A plan for the municipality, with the steps that have to be taken first.',
  'Participants learned how solar panels work and what they can do for a house in the winter.',
])('isInLanguage recognises English: %s', (text) => {
  expect([isInLanguage('en', text), isInLanguage('sq', text)]).toEqual([true, false])
})

test.each([
  'Shkolla u mbajt në nëntor dhe tema e saj ishte ndryshimi i klimës në vend.',
  'Shkolla u mbajt ne nentor dhe tema e saj ishte ndryshimi i klimes ne vend.',
  'Një fletore, një laps, dy vizore dhe shumë durim për hijen e ditës së parë.',
])('isInLanguage recognises Albanian: %s', (text) => {
  expect([isInLanguage('en', text), isInLanguage('sq', text)]).toEqual([false, true])
})

test.each([
  'Read Article, Read More',
  'Green Deal, Horizon Europe, Energy Community, Smart Grid, Net Zero, Solar Cup, Power Camp, Wind Day',
  'Programi „The future of energy“ i Bashkimit Evropian dhe i partnerëve të tij në rajon',
  'Die Schule fand im November statt und das Thema war der Wandel des Klimas.',
  '10 20 30 40 50 60 70 80',
])('isInLanguage ignores short, mixed and foreign text: %s', (text) => {
  expect([isInLanguage('en', text), isInLanguage('sq', text)]).toEqual([false, false])
})

test('isInLanguage counts the last words when the first ones are ambiguous', () => {
  const text = `një dhe ${'the school and the house were in the middle of it '.repeat(4)}`
  expect(isInLanguage('en', text)).toBe(true)
})
