import { boolean, fallback, number, object, parse } from 'valibot';
import { create } from 'zustand';
import { kiosk } from '../kiosk';
import { isPublicAddress } from '../public-address';
import { lastingStore, memoryStore, type Keyed } from '../storage/keyed';
import { readShelf, writeShelf } from '../storage/shelf';

/** Where it says how many there are: a page of somebody who has brought none opens no store for them. */
const SHELF = 'kusari.pictures';
const schema = object({ count: fallback(number(), 0), forAudience: fallback(boolean(), false) });

const noted = () => {
  try {
    return parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
  } catch {
    return parse(schema, {});
  }
};

interface Pictures {
  /** The cards of which this browser keeps a picture, by passcode or number. */
  readonly cards: ReadonlySet<number>;
  /** Where the page finds those that it has shown. No more than there are cards; given back with the pictures. */
  readonly addresses: ReadonlyMap<number, string>;
  /** The window for an audience shows them too. */
  readonly forAudience: boolean;
  /** Learns which cards have one. */
  readonly open: () => Promise<void>;
  /** The face of a card is shown: its picture is brought. */
  readonly fetch: (card: number) => Promise<void>;
  readonly keep: (card: number, picture: Blob) => Promise<void>;
  readonly removeAll: () => Promise<void>;
  /** How many bytes they take. */
  readonly weigh: () => Promise<number>;
  readonly showAudience: (forAudience: boolean) => void;
}

/** The pictures that somebody has brought along for the cards: in this browser, and in nothing that leaves it. */
export const picturesIn = (store: Keyed) =>
  create<Pictures>()((set, get) => {
    const asked = new Set<number>();
    const note = (): void => {
      writeShelf(SHELF, JSON.stringify({ count: get().cards.size, forAudience: get().forAudience }));
    };
    const forget = (card: number): void => {
      const address = get().addresses.get(card);
      if (address !== undefined) URL.revokeObjectURL(address);
      asked.delete(card);
    };
    const show = (card: number, picture: Blob): void => {
      asked.add(card);
      set(({ addresses }) => ({ addresses: new Map(addresses).set(card, URL.createObjectURL(picture)) }));
    };
    return {
      cards: new Set(),
      addresses: new Map(),
      forAudience: noted().forAudience,

      open: async () => {
        const numbers = (await store.keys()).map(Number);
        set({ cards: new Set(numbers) });
      },

      fetch: async (card) => {
        if (asked.has(card)) return;
        asked.add(card);
        const picture = await store.get(String(card)).catch(() => undefined);
        // Meanwhile it may have been taken away.
        if (!(picture instanceof Blob) || !asked.has(card)) return;
        show(card, picture);
      },

      keep: async (card, picture) => {
        await store.set(String(card), picture);
        const isShown = get().addresses.has(card);
        forget(card);
        set(({ cards }) => ({ cards: new Set(cards).add(card) }));
        // A face that showed the one before shows this one.
        if (isShown) show(card, picture);
        note();
      },

      removeAll: async () => {
        for (const card of await store.keys()) await store.delete(card);
        for (const card of [...asked]) forget(card);
        set({ cards: new Set(), addresses: new Map() });
        note();
      },

      weigh: async () => {
        const pictures = await Promise.all((await store.keys()).map((card) => store.get(card)));
        return pictures.reduce<number>((bytes, picture) => bytes + (picture instanceof Blob ? picture.size : 0), 0);
      },

      showAudience: (forAudience) => {
        set({ forAudience });
        note();
      },
    };
  });

export const usePictures = picturesIn(lastingStore('kusari-pictures', 'pictures') ?? memoryStore());

/** Whether pictures may be brought to this page: not to a table that stands alone. */
export const takesPictures = kiosk === null;

/** Whether the faces of this window carry them: those for an audience only if that is wished. */
export const showsPictures = ({ forAudience }: Pick<Pictures, 'forAudience'>): boolean =>
  takesPictures && (typeof location === 'undefined' || !isPublicAddress(location) || forAudience);

/** The first face that is drawn opens the store; other pages of this browser may bring pictures, remove or show them. */
export function followPictures(): void {
  if (isFollowing) return;
  isFollowing = true;
  const look = (): void => {
    const { count, forAudience } = noted();
    const { cards, open, removeAll } = usePictures.getState();
    usePictures.setState({ forAudience });
    if (count > 0) void open().catch(() => undefined);
    else if (cards.size > 0) void removeAll().catch(() => undefined);
  };
  look();
  if (typeof addEventListener !== 'undefined')
    addEventListener('storage', ({ key }) => {
      if (key === SHELF) look();
    });
}
let isFollowing = false;
