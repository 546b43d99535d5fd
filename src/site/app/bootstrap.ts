/**
 * The one script that a published page loads by itself. It fetches and starts the app once what the page shows is
 * on the screen, so that scripts take nothing from what a visitor came to see, or at the first touch or key. Its
 * element says which: `data-entry` is the app, `data-preload` what the app will import for this page.
 */
const { entry, preload } = (document.querySelector('[data-entry]') as HTMLElement).dataset as {
  entry: string
  preload?: string
}

// Chromium holds the first paint back for the fonts that a head asks for, up to a tenth of a second. On a slow line they
// come later than that anyway; asked for again once there is a body, they go on loading and hold nothing back.
if (performance.now() > 1000) document.head.append(...document.querySelectorAll('link[as=font]'))

const time = new Promise<unknown>((resolve) => {
  addEventListener('pointerdown', resolve, true)
  addEventListener('keydown', resolve, true)
  // Once the first paint is on the screen, which may be frames later than the call for it. A browser that tells nothing
  // of its paints gets a second. A page that nobody sees has neither paint nor frame and waits until it is seen.
  const resolveOncePainted = () => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(resolve, 1000))
  }
  if (document.readyState === 'complete') resolveOncePainted()
  else addEventListener('load', resolveOncePainted)
})

// What the app alone answers: a button does nothing without it, a picture of a gallery leaves the page. Other links and
// forms do without.
let pressed: HTMLElement | null | undefined
const hold = (event: MouseEvent) => {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  pressed = isPlain ? (event.target as Element).closest<HTMLElement>('button, [data-needs-app]') : null
  if (pressed) event.preventDefault()
}
const letGo = () => {
  removeEventListener('click', hold, true)
  // Which the app sets as it starts.
  if (!onbeforeunload) {
    for (const sheet of document.styleSheets) withoutScripts(sheet)
    if (pressed?.closest('nav')) scrollTo(0, 0)
  }
  pressed?.click()
}
addEventListener('click', hold, true)
addEventListener('settled', letGo)

// Where the app, or what it needs for this page, cannot be loaded, the styles answer as if there were no scripts: links
// instead of buttons that would do nothing. The links of the menu stand at the head of the page then.
const withoutScripts = ({ media, cssRules }: { media?: MediaList; cssRules?: CSSRuleList }) => {
  if (media)
    media.mediaText = media.mediaText.replace('scripting: none', 'scripting').replace('enabled', 'none')
  for (const rule of cssRules ?? []) withoutScripts(rule as CSSMediaRule)
}

// A step back or forward between pages of the app changes the address alone. Until the app has come alive nobody else
// shows the other page, and what is shown would not be what the app expects.
const { pathname } = location
window.onpopstate = () => {
  if (location.pathname !== pathname) location.reload()
}

// A browser asks no second time for a picture that the line broke off.
addEventListener('online', () => {
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src += ''
})

void time
  .then(() => {
    // All at once and not import by import.
    for (const href of preload?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    return import(/* @vite-ignore */ entry)
  })
  .catch(letGo)
