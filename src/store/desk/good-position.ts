import { savedGameOf, type OpenGame } from '../keeping/open-game';
import { NOBODY_LOOKED } from '../looking/screen';
import { layTable } from './table';
import { LookBack } from './review';

/** Whether the position of a duel can be shown to everybody who may look: a fault of ours would show here. */
export function canBeShown(open: OpenGame): boolean {
  try {
    for (const viewer of [0, 1, 'public'] as const) open.running.session.view(viewer);
    layTable(open, { memory: NOBODY_LOOKED, request: null, review: null, lookBack: new LookBack() });
    return true;
  } catch {
    return false;
  }
}

/** Brings a duel back, by one decision of a person at least, to where it can be shown. */
export const goBackToGood = (open: OpenGame): boolean => open.running.goOnBefore(() => canBeShown(open));

/**
 * What went wrong, with the duel as it stood, as a file that opens like every recording. What a fault says may name cards that
 * not everybody knows: it is written here, and nowhere else. Null when there is no duel, or none that can be written down any
 * more.
 */
export function faultFileOf(open: OpenGame | null, error: unknown): string | null {
  const fault = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  try {
    return open && JSON.stringify({ ...savedGameOf(open), fault });
  } catch {
    return null;
  }
}
