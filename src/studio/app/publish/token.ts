// The editor's token for the host is stored only for this origin. The studio's page gives it to its own worker.

const name = 'studio-token'

/** In ms: how long the service worker may take to pass a token on. */
const patienceToPass = 5000

/** The token of this window, with the time of its entry; undefined without one. */
export function tokenHere(): string | undefined {
  return sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? undefined
}

/** Keeps a token until the window is closed, or for good on this device, in all windows. */
export async function keepToken(given: string, isLasting: boolean): Promise<void> {
  const token = `${given} ${Date.now()}`
  if (isLasting) localStorage.setItem(name, token)
  else localStorage.removeItem(name)
  await tellAll(token)
}

/** Forgets the token in all windows. */
export async function forgetToken(): Promise<void> {
  localStorage.removeItem(name)
  await tellAll('')
}

/** Stores the token of another window, or deletes the token if the other one is empty. */
export function takeToken(token: string): void {
  if (token === '') sessionStorage.removeItem(name)
  else sessionStorage.setItem(name, token)
}

/**
 * Makes the service worker pass the token on, because one window answers the calls of all windows. The token reaches
 * that window before later calls. The service worker of a former build passes nothing on.
 */
async function tellAll(token: string): Promise<void> {
  takeToken(token)
  const { port1, port2 } = new MessageChannel()
  navigator.serviceWorker.controller?.postMessage({ token }, [port2])
  await new Promise((resolve) => {
    port1.onmessage = resolve
    setTimeout(resolve, patienceToPass)
  })
}
