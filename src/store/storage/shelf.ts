/** Where the quick copy of the running duel lies, and a match whose first duel has not begun. */
export const DUEL = 'kusari.duel';
export const WAITING_MATCH = 'kusari.match';

/** What the browser keeps between visits. A browser that keeps nothing (private windows, full storage) is no error. */
export function readShelf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser has kept it. */
export function writeShelf(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function clearShelf(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
