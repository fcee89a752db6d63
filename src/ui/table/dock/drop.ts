import type { Place } from '../../../engine/table';
import { useDock } from '../../base/shared/dock-store';
import { cardAt, partsOf } from '../field/places';
import type { Meant } from './game-dock';
import { useScene, type TableActs } from './scene';
import { useThinker } from './thoughts';

/**
 * A card was let go over a place: the same as tapping it and then what it is to do there. Of several acts it is asked where it is
 * dropped, and stands there meanwhile; what is refused is refused at the card.
 */
export function letGo(from: Place, to: Place, { options, against, square }: Meant, { answer }: Pick<TableActs, 'answer'>): void {
  const { select, refuse } = useDock.getState();
  const [only, ...more] = options;
  if (!only) {
    select(from);
    refuse(against);
  } else if (more.length > 0) select(from, { at: to, square });
  else answer({ kind: 'option', index: only.index, ...(square !== undefined && { zone: square }) });
}

interface Drop {
  /** What a card may do at a place, in words; undefined where nothing is legal. */
  readonly wordsAt: (from: Place, to: Place) => string | undefined;
  readonly drop: (from: Place, to: Place) => void;
}

/** Places as they stand to a card that is held. */
export function useDrop(): Drop {
  const { table, acts, game } = useScene();
  const meant = game.useMeant?.();
  const { at } = useThinker();
  return {
    wordsAt: (from, to) => {
      // Of a card that lies there its own side has nothing.
      const { seat } = partsOf(to);
      if (seat === partsOf(from).seat && cardAt(table.view, to)) return undefined;
      const meantHere = new Set(meant?.(from, to)?.options.map(({ index }) => index));
      if (meantHere.size === 0) return undefined;
      const fitting = at(from).filter(({ options }) => options.some(({ index }) => meantHere.has(index)));
      return fitting.map(({ label }) => label).join(' / ');
    },
    drop: (from, to) => {
      const wish = meant?.(from, to);
      if (wish) letGo(from, to, wish, acts);
      else if (!meant) useDock.getState().select(from);
    },
  };
}
