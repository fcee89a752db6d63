import type { CardId, Scope } from '../../engine/duel/api';

const TEMPLE_OF_THE_KINGS = 29762407;

/** The face-up Temples of the Kings of the player. */
export const ownTemples = (q: Scope): CardId[] =>
  q.spellsTrapsOf(q.player).filter((id) => q.isFaceUp(id) && q.isNamed(id, TEMPLE_OF_THE_KINGS));
