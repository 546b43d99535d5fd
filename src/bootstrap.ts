/**
 * The one script that a published page loads by itself. It fetches and starts the app once what the page shows is
 * on the screen, so that scripts take nothing from what a visitor came to see, or at the first touch or key. Its
 * element says which: `data-entry` is the app, `data-preload` what the app will import for this page.
 */
const { entry = '', preload } = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {}

const time = new Promise<unknown>((resolve) => {
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, resolve, true)
  // The frame after the first one. A page that nobody sees has no frames and waits until it is seen.
  const resolveOnceShown = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
  if (document.readyState === 'complete') resolveOnceShown()
  else addEventListener('load', resolveOnceShown)
})

void time.then(() => {
  // All at once and not import by import.
  for (const href of preload?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  return import(/* @vite-ignore */ entry)
})

// A button does nothing before the app answers for it; links and forms do without.
let pressed: HTMLElement | null | undefined
const remember = ({ target }: Event) => {
  pressed = (target as Element).closest('button')
}
addEventListener('click', remember, true)
addEventListener('alive', () => {
  removeEventListener('click', remember, true)
  pressed?.click()
})
