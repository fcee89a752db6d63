import { array, fallback, nullable, object, parse, picklist, string } from 'valibot';
import { create } from 'zustand';
import { LANGUAGES, LOUDNESSES, PACES, useSettings, type Settings } from './keeping/settings';
import { SECRECIES, USUAL_SECRECY, type Secrecy } from './running/secrecy';
import { readShelf, writeShelf } from './storage/shelf';

/** A table that stands alone at an event. `code`: the number that opens the sheet of whoever looks after it. */
export interface Kiosk {
  readonly code: string;
}

const USUAL_CODE = '2004';

/** Whether the address makes the page a kiosk: `?kiosk`, or `?kiosk=` and a number of three to eight digits. */
export function kioskOf(search: string): Kiosk | null {
  const said = new URLSearchParams(search).get('kiosk');
  return said === null ? null : { code: /^\d{3,8}$/.test(said) ? said : USUAL_CODE };
}

/** The kiosk that this page is; null on every other page. */
export const kiosk: Kiosk | null = typeof location === 'undefined' ? null : kioskOf(location.search);

/** What is the same for every visitor of a kiosk. */
interface ForVisitors extends Pick<Settings, 'language' | 'sound' | 'pace'> {
  readonly secrecy: Secrecy;
  /** The decks that may be chosen; null: all of them. */
  readonly decks: readonly string[] | null;
}

interface ForVisitorsStore extends ForVisitors {
  readonly change: (change: Partial<ForVisitors>) => void;
}

const SHELF = 'kusari.kiosk';

const schema = object({
  language: fallback(picklist(LANGUAGES), () => useSettings.getState().language),
  sound: fallback(picklist(LOUDNESSES), () => useSettings.getState().sound),
  pace: fallback(picklist(PACES), () => useSettings.getState().pace),
  secrecy: fallback(picklist(SECRECIES), USUAL_SECRECY),
  decks: fallback(nullable(array(string())), null),
});

function kept(): ForVisitors {
  try {
    return parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
  } catch {
    return parse(schema, {});
  }
}

export const useForVisitors = create<ForVisitorsStore>()((set, get) => ({
  ...kept(),
  change: (change) => {
    set(change);
    const { language, sound, pace, secrecy, decks } = get();
    writeShelf(SHELF, JSON.stringify({ language, sound, pace, secrecy, decks }));
  },
}));

/** Those of the decks that visitors may choose from; all of them where none would be left. */
export function offered<T extends { readonly id: string }>(
  decks: readonly T[],
  { decks: chosen }: Pick<ForVisitors, 'decks'>,
): readonly T[] {
  const left = chosen === null ? decks : decks.filter(({ id }) => chosen.includes(id));
  return left.length > 0 ? left : decks;
}
