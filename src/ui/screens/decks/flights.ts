import { create } from 'zustand';
import type { Part } from '../../../store/decks/deck-book';

/** A crest on its way from a list to its place in the deck. */
export interface Flight {
  readonly id: number;
  readonly passcode: number;
  readonly part: Part;
  /** Where it starts on the screen. */
  readonly from: DOMRect;
}

interface Flights {
  readonly flights: readonly Flight[];
  readonly fly: (flight: Omit<Flight, 'id'>) => void;
  readonly land: (id: number) => void;
}

let flown = 0;

export const useFlights = create<Flights>()((set, get) => ({
  flights: [],
  fly: (flight) => set({ flights: [...get().flights, { ...flight, id: (flown += 1) }] }),
  land: (id) => set({ flights: get().flights.filter((one) => one.id !== id) }),
}));
