/**
 * The only script that a published page loads directly, before its first paint. Styles of controls that need scripts
 * test for its mark on the root element. It fetches and starts the app after the first paint, or at the first touch
 * or key press. Data attributes of the script element: `data-entry` is the app, `data-preload` lists the modules that
 * the app imports for this page. It is no module, because browsers paint before a module runs.
 */
bootstrap((document.currentScript as HTMLElement).dataset as { entry: string; preload?: string })

function bootstrap({ entry, preload }: { entry: string; preload?: string }): void {
  const { documentElement: root } = document
  // Without the mark the page has links instead of buttons without a function, and shows the links of the menu at the
  // top.
  root.dataset.scripted = ''
  const letGo = holdClicks(() => delete root.dataset.scripted)
  keepFontsFromPaint()
  leaveHistoryToBrowser()

  // A mark for src/site/app/router.tsx that the visitor has scrolled, or may have.
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(kind, () => performance.mark('moved'), { once: true, passive: true })

  // Browsers do not retry a picture whose download was interrupted.
  addEventListener('online', () => {
    for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src += ''
  })

  void whenToStart()
    .then(() => {
      // The browser fetches the modules in parallel instead of import by import.
      for (const href of preload?.split(' ') ?? [])
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      return import(/* @vite-ignore */ entry)
    })
    .catch(letGo)
}

/** Resolves after the first paint, or at the first touch or key press. */
function whenToStart(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('pointerdown', resolve, true)
    addEventListener('keydown', resolve, true)
    // After the first paint is on the screen, which may be some frames later. Without paint timing, a second passes
    // instead. A hidden page has neither paint nor frame, and waits until it is visible.
    addEventListener('load', () => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
      requestAnimationFrame(() => setTimeout(resolve, 1000))
    })
  })
}

/**
 * Holds clicks that need the app: without it, a button does nothing, and a link to a gallery's picture leaves the page.
 * Other links and forms work without the app.
 *
 * @param withoutApp called if the app or its data cannot be loaded
 * @returns a function that ends the wait and repeats the click
 */
function holdClicks(withoutApp: () => void): () => void {
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
      withoutApp()
      if (pressed?.closest('nav')) scrollTo(0, 0)
    }
    pressed?.click()
  }
  addEventListener('click', hold, true)
  addEventListener('settled', letGo)
  return letGo
}

/**
 * Chromium holds the first paint back for the fonts that a head preloads, up to a tenth of a second. On a slow
 * network the fonts come later anyway. Preloads that are appended again after the body has begun go on loading, and
 * do not delay the paint.
 */
function keepFontsFromPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    if (performance.now() > 1000) document.head.append(...document.querySelectorAll('link[as=font]'))
  })
}

/**
 * Reloads the page on Back or Forward before hydration. Both change only the address of a page of the app; no code
 * renders the other page, and hydration would not match.
 */
function leaveHistoryToBrowser(): void {
  const { pathname } = location
  window.onpopstate = () => {
    if (location.pathname !== pathname) location.reload()
  }
}
