const frame = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">\n${body}\n</svg>\n`

const sun = '#f2a91e'

/** The three drawings of the home page cards: file name without ending, and SVG text. */
export const pictograms: ReadonlyMap<string, string> = new Map([
  [
    'promotion',
    frame(`  <circle cx="66" cy="28" r="13" fill="${sun}" stroke="none"/>
  <path d="M6 79c13-4 21-14 31-15 11-1 19 9 30 9 9 0 15-4 23-9"/>
  <path d="M14 89c12-5 24-7 36-5 12 2 24 2 34-3" stroke-opacity="0.45"/>
  <path d="M36.6 64.5 38.2 38h1.6l1.6 26.5" fill="currentColor" stroke-width="1.5"/>
  <circle cx="39" cy="35" r="3.2" fill="currentColor" stroke="none"/>
  <path d="M39.6 32.2c1.6-8.3 1.4-15.6-1.2-24.2-3.6 8.4-4 16.2-2.4 24z" fill="currentColor" stroke="none"/>
  <path d="M41.6 36.2c6.6 5.4 13.2 8.6 22 10.4-5.2-7.4-11.4-12-19.2-14.2z" fill="currentColor" stroke="none"/>
  <path d="M36.4 35.4c-8 2.6-14.2 6.8-20.2 13.6 9-.8 16.2-3.6 22.4-8.8z" fill="currentColor" stroke="none"/>`),
  ],
  [
    'efficiency',
    frame(`  <path d="M28 47h40v35H28z" fill="${sun}" stroke="none"/>
  <path d="M22 44v41h52V44"/>
  <path d="M12 48 48 16l36 32"/>
  <path d="M66 23v-8h8v15"/>
  <path d="M28 49v30M68 49v30" stroke-opacity="0.45" stroke-dasharray="2 5"/>
  <path d="M48 75c-9 0-14-6-13-14 8-1 13 4 13 14z" fill="currentColor" stroke="none"/>
  <path d="M48 72c0-12 5-19 15-19 1 11-5 18-15 19z" fill="currentColor" stroke="none"/>
  <path d="M48 85V68"/>`),
  ],
  [
    'cooperation',
    frame(`  <path d="M29 40a19 19 0 0 1 38 0z" fill="${sun}" stroke="none"/>
  <path d="M48 14V7M30.500 21l-5-5M65.500 21l5-5M21 36l-7-2M75 36l7-2" stroke="${sun}"/>
  <path d="M6 44c8-1 14-4 21-4 6 0 10 2 15 5"/>
  <path d="M90 44c-8-1-14-4-21-4-9 0-16 3-22 8l-9 8c-3 3 1 8 5 6l11-6 19 17c4 4-1 9-5 6"/>
  <path d="m64 78-9-8M68 79c-3 6-7 4-9 2l-9-8M59 81c-2 5-6 5-9 2l-7-6"/>
  <path d="M6 69c7 0 11 0 16 3l19 13c4 3 8 1 9-2"/>
  <path d="M90 69c-4 0-8 1-13 3"/>`),
  ],
])
