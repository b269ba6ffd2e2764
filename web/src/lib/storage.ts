/** Values in local storage. A browser without storage must not break the game. */

export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`meowple.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(`meowple.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the value lasts until the page is closed.
  }
}
