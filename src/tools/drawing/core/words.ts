import type { Mood } from './mood.ts'

const feminine = ['', 'një', 'dy', 'tri', 'katër', 'pesë', 'gjashtë', 'shtatë', 'tetë', 'nëntë', 'dhjetë']

/** A small number as an Albanian word, for feminine or masculine nouns. */
export function count(amount: number, gender: 'f' | 'm'): string {
  if (amount === 3 && gender === 'm') return 'tre'
  return feminine[amount] ?? String(amount)
}

/** The hour of a picture in words. */
function hourWords({ time }: Mood): string {
  return {
    dawn: 'në agim',
    morning: 'në mëngjes',
    noon: 'në mesditë',
    afternoon: 'pasdite',
    golden: 'në perëndim të diellit',
    dusk: 'në muzg',
    night: 'natën',
  }[time]
}

/** The hour of a picture under a roof, told by its light. */
function indoorWords({ time }: Mood): string {
  return {
    dawn: 'në dritën e agimit',
    morning: 'në dritën e mëngjesit',
    noon: 'në dritën e mesditës',
    afternoon: 'në dritën e pasdites',
    golden: 'në dritën e mbrëmjes',
    dusk: 'në dritën e muzgut',
    night: 'në dritën e llambave',
  }[time]
}

/** The weather of a picture in words; empty when the sky is clear. */
function weatherWords({ weather }: Mood): string {
  return {
    clear: '',
    cloudy: 'nën re të bardha',
    mist: 'me mjegull',
    rain: 'nën shi',
    snow: 'ndërsa bie borë',
  }[weather]
}

/** A sentence from a subject, the hour and the weather. */
export function caption(subject: string, mood: Mood, options: { indoors?: boolean } = {}): string {
  const gap = subject.includes(',') ? ', ' : ' '
  if (options.indoors) return `${subject}${gap}${indoorWords(mood)}`
  return [`${subject}${gap}${hourWords(mood)}`, weatherWords(mood)].filter(Boolean).join(', ')
}
