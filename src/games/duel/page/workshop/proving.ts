import { gameOfThisPage } from '../../../../store/game';
import { proofOf } from '../../../../store/proving/prover';
import { laidCards, type LaidPosition, type Spot } from '../../workshop/laid-position';
import { takeAway } from '../../workshop/laying';
import { sessionOf } from '../../workshop/opened';

/** What has been found out of a position: whether the player whose turn it is wins in this turn. */
export interface ProvedPosition {
  readonly found: 'wins' | 'refuted' | 'refutedAmong' | 'open';
  /** How many first moves win, and of how many nothing is known. */
  readonly wins: number;
  readonly open: number;
}

/** A card without which the same comes of the position, or of which that could not be found out. */
export interface Needless {
  readonly spot: Spot;
  readonly card: number;
  readonly isOpen: boolean;
}

const NODES = 60_000;
/** For each card that is taken away. */
const NODES_WITHOUT = 15_000;
/** What lies in a Deck is not looked at card by card. */
const LOOKED_AT = ['hand', 'monster', 'spellTrap', 'field', 'graveyard', 'pendulum'];

async function proved(position: LaidPosition, nodes: number): Promise<ProvedPosition | undefined> {
  const session = sessionOf(position, gameOfThisPage());
  if (!session) return undefined;
  const told = await proofOf('duel', { recording: session.save(), solver: position.turnPlayer, nodes, firsts: true });
  return { found: told.found, wins: told.firsts?.wins ?? 0, open: told.firsts?.open ?? 0 };
}

/** Rejects where the prover cannot be reached, or nothing is asked in the position. */
export async function provedPosition(position: LaidPosition): Promise<ProvedPosition> {
  const found = await proved(position, NODES);
  if (!found) throw new Error('the position is impossible');
  return found;
}

/**
 * The superfluous cards of a position that is won. Of the solver's: without it, it is still won. Of the other side's: without it,
 * as many first moves win.
 */
export async function* needlessCards(position: LaidPosition, { wins }: ProvedPosition): AsyncGenerator<Needless> {
  for (const { spot, laid } of laidCards(position)) {
    if (!LOOKED_AT.includes(spot.zone)) continue;
    const less = await proved(takeAway(position, spot), NODES_WITHOUT).catch(() => undefined);
    if (!less) continue;
    const isOpen = less.found === 'open' || (spot.seat !== position.turnPlayer && less.open > 0);
    const isSame = less.found === 'wins' && (spot.seat === position.turnPlayer || less.wins === wins);
    if (isOpen || isSame) yield { spot, card: laid.card, isOpen };
  }
}
