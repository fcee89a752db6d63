import { create } from 'zustand';
import type { Pair } from '../seats';
import { readShelf, writeShelf } from '../storage/shelf';

const VISION_DECKS = 'kusari.vision-decks';

interface SeatedVision {
  /** The decks of the last game of VISION, by id; empty before there was one. */
  readonly decks: Pair<string>;
  readonly seat: (decks: Pair<string>) => void;
}

function kept(): Pair<string> {
  const [a = '', b = ''] = readShelf(VISION_DECKS)?.split(',') ?? [];
  return [a, b];
}

/** Which decks the seats play VISION with. */
export const useSeatedVision = create<SeatedVision>()((set) => ({
  decks: kept(),
  seat: (decks) => {
    set({ decks });
    writeShelf(VISION_DECKS, decks.join());
  },
}));
