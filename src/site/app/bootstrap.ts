/**
 * The only script that a published page loads directly. It fetches and starts the app after the page's first paint,
 * so that scripts do not delay it, or at the first touch or key press. Data attributes of the script
 * element: `data-entry` is the app, `data-preload` lists the modules that the app imports for this page.
 */
const { entry, preload } = (document.querySelector('[data-entry]') as HTMLElement).dataset as {
  entry: string
  preload?: string
}

// Chromium holds the first paint back for the fonts that a head preloads, up to a tenth of a second. On a slow line the
// fonts come later anyway: preloads that are appended again once there is a body go on loading and hold nothing back.
if (performance.now() > 1000) document.head.append(...document.querySelectorAll('link[as=font]'))

const time = new Promise<unknown>((resolve) => {
  addEventListener('pointerdown', resolve, true)
  addEventListener('keydown', resolve, true)
  // After the first paint is on the screen, which may be some frames later. Without paint timing, a second passes
  // instead. A hidden page has neither paint nor frame, and waits until it is visible.
  const resolveOncePainted = () => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    requestAnimationFrame(() => setTimeout(resolve, 1000))
  }
  if (document.readyState === 'complete') resolveOncePainted()
  else addEventListener('load', resolveOncePainted)
})

// Tells src/site/app/router.tsx that the visitor has scrolled, or may have.
for (const kind of ['wheel', 'touchmove', 'keydown'])
  addEventListener(kind, () => performance.mark('moved'), { once: true, passive: true })

// Clicks that need the app: without it, a button does nothing, and a link to a gallery's picture leaves the page. Other
// links and forms work without the app.
let pressed: HTMLElement | null | undefined
const hold = (event: MouseEvent) => {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  pressed = isPlain ? (event.target as Element).closest<HTMLElement>('button, [data-needs-app]') : null
  if (pressed) event.preventDefault()
}
const letGo = () => {
  removeEventListener('click', hold, true)
  // The app sets this handler when it starts.
  if (!onbeforeunload) {
    for (const sheet of document.styleSheets) withoutScripts(sheet)
    if (pressed?.closest('nav')) scrollTo(0, 0)
  }
  pressed?.click()
}
addEventListener('click', hold, true)
addEventListener('settled', letGo)

// If the app or its data cannot be loaded, the page falls back to its styles without scripts: links instead of
// buttons that would do nothing, and the links of the menu at the top.
const withoutScripts = ({ media, cssRules }: { media?: MediaList; cssRules?: CSSRuleList }) => {
  if (media)
    media.mediaText = media.mediaText.replace('scripting: none', 'scripting').replace('enabled', 'none')
  for (const rule of cssRules ?? []) withoutScripts(rule as CSSMediaRule)
}

// Back or Forward between pages of the app changes only the address. Until the app has hydrated nothing renders the
// other page, and hydration would not match: reload.
const { pathname } = location
window.onpopstate = () => {
  if (location.pathname !== pathname) location.reload()
}

// Browsers do not retry a picture whose download was interrupted.
addEventListener('online', () => {
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src += ''
})

void time
  .then(() => {
    // The browser fetches the modules in parallel instead of import by import.
    for (const href of preload?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    return import(/* @vite-ignore */ entry)
  })
  .catch(letGo)
