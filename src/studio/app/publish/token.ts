// The editor's token for the host lies in the storage of this origin alone, and the studio's page gives it to its own worker.

const name = 'studio-token'

/** The token that this window has, with the time at which it was given; undefined where there is none. */
export function tokenHere(): string | undefined {
  return sessionStorage.getItem(name) ?? localStorage.getItem(name) ?? undefined
}

/** Keeps a token until the window is closed, or for good on this device, and tells the other windows. */
export function keepToken(given: string, isLasting: boolean): void {
  const token = `${given} ${Date.now()}`
  if (isLasting) localStorage.setItem(name, token)
  else localStorage.removeItem(name)
  tellAll(token)
}

export function forgetToken(): void {
  localStorage.removeItem(name)
  tellAll('')
}

/** Takes over the token that another window keeps or forgets, because one window answers the calls of all. */
export function listenForToken(): void {
  new BroadcastChannel(name).onmessage = ({ data }: MessageEvent<string>) => keepHere(data)
}

function tellAll(token: string): void {
  keepHere(token)
  const windows = new BroadcastChannel(name)
  windows.postMessage(token)
  windows.close()
}

function keepHere(token: string): void {
  if (token === '') sessionStorage.removeItem(name)
  else sessionStorage.setItem(name, token)
}
