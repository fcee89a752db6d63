import type { GameKind } from '../../kernel/run';
import { seededRandom } from '../../kernel/random';
import type { Duel } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardPool } from '../model/effect';
import type { Card, CardFacts } from '../model/card';
import type { CardId } from '../model/vocabulary';
import { mayKnow } from '../views/view-for';
import type { Viewer } from '../views/view';

/** How a second duel is made of a position. */
export type Kind = Pick<GameKind<DuelState, Duel, never, never>, 'play' | 'copy' | 'takenUp'>;

/** A position as far as one viewer knows it. */
export interface KnownWorld {
  readonly state: DuelState;
  /** The cards that the viewer does not know: others, which do nothing, stand in for them. */
  readonly hidden: readonly CardId[];
}

/**
 * The position with everything that the viewer may not know put out of it: hidden cards are of no account, and neither what
 * chance will bring nor what a script has fixed of it is there. What is played on from it can tell nothing hidden.
 */
export function asKnownTo(kind: Kind, duel: Duel, rest: DuelState, viewer: Viewer): KnownWorld {
  const state = kind.copy(rest);
  const standIns = standInsOf(duel.pool);
  const hidden: CardId[] = [];
  for (const { id } of state.cards) if (!mayKnow({ state: rest }, viewer, id)) hidden.push(id);
  for (const id of hidden) state.cards[id]!.passcode = standInFor(state.cards[id]!, standIns);
  // Which card has been activated everybody knows, wherever it lies by now.
  for (const link of state.stack) state.cards[link.card]!.passcode = link.passcode;
  state.random = seededRandom('outlook');
  state.fixedCoins = [];
  state.fixedDice = [];
  state.fixedRandomCards = [];
  return { state, hidden };
}

interface StandIns {
  readonly monster: number;
  readonly spellTrap: number;
  readonly field: number;
}

const standInFor = ({ zone }: Card, standIns: StandIns): number =>
  zone === 'spellTrap' ? standIns.spellTrap : zone === 'field' ? standIns.field : standIns.monster;

const known = new WeakMap<CardPool, StandIns>();

/** Of a pool, cards that lie there and do nothing as long as nobody activates them. */
function standInsOf(pool: CardPool): StandIns {
  let found = known.get(pool);
  if (found === undefined) {
    const first = (is: (facts: CardFacts) => boolean): number => (pool.playable.find(is) ?? pool.playable[0]!).id;
    found = {
      monster: first(({ kind, subtype, level }) => kind === 'monster' && subtype === 'normal' && (level ?? 9) <= 4),
      spellTrap: first(({ kind, subtype }) => kind === 'trap' && subtype === 'normal'),
      field: first(({ kind, subtype }) => kind === 'spell' && subtype === 'field'),
    };
    known.set(pool, found);
  }
  return found;
}
