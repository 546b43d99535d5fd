import { posix, win32 } from 'node:path'

/** Where installers put Chromium and Chrome on `platform`. */
export function browserPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', ...(env.HOME ? [posix.join(env.HOME, 'Applications')] : [])]
    return folders.flatMap((folder) => [
      posix.join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      posix.join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ])
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((folder) => folder)
    return folders.flatMap((folder) => [
      win32.join(String(folder), 'Chromium', 'Application', 'chrome.exe'),
      win32.join(String(folder), 'Google', 'Chrome', 'Application', 'chrome.exe'),
    ])
  }
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome']
  return [...names.map((name) => `/usr/bin/${name}`), '/opt/google/chrome/chrome']
}

/** What the programs are called in the folders of PATH. */
export function browserPrograms(platform: NodeJS.Platform): string[] {
  if (platform === 'win32') return ['chromium.exe', 'chrome.exe']
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
}
