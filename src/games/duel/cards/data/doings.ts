import type { DoingsOfCard } from '../../../../engine/duel';
import doings from './doings.json';

/** What the effects of a card do when they resolve, by its passcode. The build packs them (`.ci/packed-facts.mjs`). */
export const doingsOfCards = doings as unknown as Readonly<Record<number, DoingsOfCard>>;
