import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Place } from '../../../engine/table';
import { walk } from '../../base/shared/walk';

/** Where the keyboard stands in one region: the field, a hand, a sheet. Each has one tab stop. */
export interface Roving {
  /** Followed by every place of the region: when it moves, the place that it leaves and the one that it comes to are drawn. */
  readonly at: StoreApi<{ readonly stop: Place | undefined }>;
  readonly take: (place: Place) => void;
}

export const rovingAt = (stop: Place | undefined): Roving['at'] => createStore(() => ({ stop }));

export const RovingContext = createContext<Roving>({ at: rovingAt(undefined), take: () => undefined });

export function useTabStop(place: Place): { tabIndex: 0 | -1; take: () => void } {
  const { at, take } = useContext(RovingContext);
  const isHere = useStore(at, ({ stop }) => stop === place);
  return { tabIndex: isHere ? 0 : -1, take: () => take(place) };
}

/** Arrow keys move the focus between the places of a part of the table. */
export const walkPlaces = walk('[data-place]', 'field');
