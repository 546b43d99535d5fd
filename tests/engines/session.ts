/** How a visitor has set the browser and the system. */
export type Settings = { isDark?: boolean; isStill?: boolean; hasScripts?: boolean }

/** Sends commands of WebDriver to the one window of an engine. */
export type Session = {
  navigate(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Gives the JSON text of what the expression comes to. */
  evaluate(expression: string): Promise<string>
  act(actions: readonly object[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Makes a PDF of the page, where the engine's driver can. */
  print?(): Promise<Buffer>
  /** Console messages and errors; empty where the engine's driver does not tell of them. */
  messages: string[]
  close(): Promise<void>
}
