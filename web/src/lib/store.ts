/** What the browser keeps for us. A browser that keeps nothing must not break the game. */

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`meowple.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`meowple.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice holds until the page is closed.
  }
}
